/** Whether the device is an iPhone or iPad. The latter calls itself a Mac, which has no touch screen. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether the page is shown in the installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
