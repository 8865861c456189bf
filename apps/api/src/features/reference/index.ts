export { addEntered, findListed, findNear, listEntered, mergeEntered } from './entered-universities.ts';
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
export { presentUniversity } from './service.ts';
export { getUniversities, readUniversitiesAgain } from './university-list.ts';
