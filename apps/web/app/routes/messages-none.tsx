import { NoneOpen } from '../features/messages/messages-page.tsx';

export default NoneOpen;
