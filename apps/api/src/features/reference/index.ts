export {
  addMailDomain,
  changeMailDomain,
  findListedDomains,
  findMailDomain,
  findProvingDomains,
  searchMailDomains,
} from './mail-domains.ts';
export { getReference, type Reference } from './reference.ts';
export { referenceHandlers } from './routes.ts';
