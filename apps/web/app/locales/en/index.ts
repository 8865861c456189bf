import type { MessageKey } from '../../../.react-router/message-key.ts';

const files = import.meta.glob<Record<string, string>>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' });

export default Object.assign({}, ...Object.values(files)) as Record<MessageKey, string>;
