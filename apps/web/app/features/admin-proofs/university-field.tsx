import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Finds a university by name, then has it chosen. */
export function UniversityField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
}) {
  const t = useT();
  const [name, setName] = useState('');
  const { data } = useQuery({
    queryKey: ['universities', name],
    enabled: name.trim().length > 1,
    queryFn: ({ signal }) => api.searchUniversities({ query: { name, page_size: 20 }, signal }),
  });
  return (
    <>
      <TextField label={t('domains.find_university')} value={name} onChange={(event) => setName(event.target.value)} />
      <SelectField
        label={t('vetting.university')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('domains.choose_university')}
        options={(data?.universities ?? []).map((university) => ({ value: university.id, label: university.name }))}
        error={error}
      />
    </>
  );
}
