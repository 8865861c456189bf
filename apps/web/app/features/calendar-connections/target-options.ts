import type { Translate } from '../../lib/i18n.tsx';
import type { SelectOption } from '../../ui/select-field.tsx';
import { accountName } from './account-name.ts';
import type { Calendars } from './use-calendars.ts';

/** The calendars that sessions can be written to, under the names of their accounts. */
export const targetOptions = ({ connections, calendars }: Calendars, t: Translate): SelectOption[] =>
  connections.flatMap((connection) =>
    calendars
      .filter(({ connection_id, is_writable }) => is_writable && connection_id === connection.id)
      .map(({ id, name }) => ({ value: id, label: name, group: accountName(connection, t).name })),
  );
