import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';

/** The product's look for the frame of Stripe's form, which can't read our style sheets. */
export function stripeLook(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => toHex(style.getPropertyValue(name));
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colour('--primary'),
      colorBackground: colour('--surface'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-2'),
      colorTextPlaceholder: colour('--ink-2'),
      colorDanger: colour('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '8px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('--line-strong')}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: colour('--focus'), boxShadow: `0 0 0 2px ${colour('--focus')}` },
      '.Label': { fontWeight: '600' },
    },
  };
}

/** Converts a colour for Stripe, which accepts neither `light-dark()` nor OKLCH. */
function toHex(css: string): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  document.body.append(probe);
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const computed = getComputedStyle(probe).color;
  probe.remove();
  if (context === null) {
    return '#000000';
  }
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const spoken: readonly StripeElementLocale[] = ['en', 'fr', 'es', 'vi', 'zh', 'ar'];

/** The language of the page, as far as Stripe speaks it; Hindi it does not. */
export function stripeLanguage(locale: string): StripeElementLocale {
  return spoken.find((language) => language === locale) ?? 'en';
}
