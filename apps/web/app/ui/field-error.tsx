import { Icon } from './icon.tsx';

/** What is wrong with a field, under it, with the warning icon. Nothing when there is nothing to say. */
export function FieldError({ id, children }: { id?: string; children: string | null | undefined }) {
  if (!children) {
    return null;
  }
  return (
    <span className="field-error" id={id}>
      <Icon name="warning" />
      {children}
    </span>
  );
}
