import type { ControllerFieldState, ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';

interface Controlled<T extends FieldValues, Name extends FieldPath<T>> {
  field: ControllerRenderProps<T, Name>;
  fieldState: ControllerFieldState;
}

/** The value of a field of our own, what changes it, and its error, from what a `Controller` gives. */
export const controlled = <T extends FieldValues, Name extends FieldPath<T>>({
  field: { value, onChange },
  fieldState: { error },
}: Controlled<T, Name>) => ({ value, onChange, error: error?.message });
