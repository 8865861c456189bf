import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { countCharacters } from '../../lib/count-characters.ts';
import { TextAreaField } from '../../ui/text-area-field.tsx';

interface Properties<F extends FieldValues> {
  control: Control<F>;
  name: FieldPathByValue<F, string>;
  label: string;
  hint?: string;
  /** The limit of characters, if they are counted. */
  limit?: number;
}

/** A text of several lines in a form, with the count of its characters near the limit. */
export function CountedText<F extends FieldValues>({ control, name, ...rest }: Properties<F>) {
  const { field, fieldState } = useController({ control, name });
  return <TextAreaField count={countCharacters} {...rest} {...field} error={fieldState.error?.message} />;
}
