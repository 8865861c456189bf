import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

const experience = { organisation: 'Vitens', title: 'Intern', location: 'Zwolle', country_code: 'NL' };
const ofMentor = ({ people }: Scene) => ({ params: { slug: people.mentor.slug } });
const ofProspect = ({ people }: Scene) => ({ params: { slug: people.prospect.slug } });

const education = (scene: Scene) => scene.make.education('edinburgh', { field_of_study: 'Water', location: 'Leith' });

/** The id of an entry of the mentor's or the prospect's own history, or a new one for callers who may use it up. */
async function entry(scene: Scene, cell: Cell, kind: 'mentor' | 'prospect', what: 'educations' | 'experiences') {
  const { client } = scene.people[kind];
  const own = kind === 'mentor' ? await client.getMyMentorProfile() : await client.getMyProspectProfile();
  const [first] = own[what];
  if (first && !cell.allowed) {
    return { id: first.id };
  }
  const body = { educations: await education(scene), experiences: experience };
  const added = {
    mentor: {
      educations: () => client.addMentorEducation({ body: body.educations }),
      experiences: () => client.addMentorExperience({ body: body.experiences }),
    },
    prospect: {
      educations: () => client.addProspectEducation({ body: body.educations }),
      experiences: () => client.addProspectExperience({ body: body.experiences }),
    },
  };
  if (first === undefined && what === 'educations') {
    // The last one stays.
    await added[kind][what]();
  }
  const { id } = await added[kind][what]();
  return { id };
}

export const profileAsks: AsksOf<
  | 'getMentorProfileBySlug'
  | 'getProspectProfileBySlug'
  | 'getMyMentorProfile'
  | 'patchMyMentorProfile'
  | 'shareMentorProfile'
  | 'getMentorChecklist'
  | 'getMentorTasks'
  | 'getMyProspectProfile'
  | 'patchMyProspectProfile'
  | 'addMentorEducation'
  | 'patchMentorEducation'
  | 'deleteMentorEducation'
  | 'addMentorExperience'
  | 'patchMentorExperience'
  | 'deleteMentorExperience'
  | 'addProspectEducation'
  | 'patchProspectEducation'
  | 'deleteProspectEducation'
  | 'addProspectExperience'
  | 'patchProspectExperience'
  | 'deleteProspectExperience'
> = {
  getMentorProfileBySlug: ofMentor,
  getProspectProfileBySlug: ofProspect,
  getMyMentorProfile: () => ({}),
  patchMyMentorProfile: () => ({
    body: { headline: 'Water and bridges', topics: ['visa-and-permits'], languages: ['en'] },
  }),
  shareMentorProfile: () => ({}),
  getMentorChecklist: () => ({}),
  getMentorTasks: () => ({}),
  getMyProspectProfile: () => ({}),
  patchMyProspectProfile: () => ({ body: { intake_year: 2029, target_fields: ['Water'], languages: ['en'] } }),
  addMentorEducation: async (scene) => ({ body: await education(scene) }),
  patchMentorEducation: async (scene, cell) => ({
    params: await entry(scene, cell, 'mentor', 'educations'),
    body: { location: 'Edinburgh' },
  }),
  deleteMentorEducation: async (scene, cell) => ({ params: await entry(scene, cell, 'mentor', 'educations') }),
  addMentorExperience: () => ({ body: experience }),
  patchMentorExperience: async (scene, cell) => ({
    params: await entry(scene, cell, 'mentor', 'experiences'),
    body: { location: 'Utrecht' },
  }),
  deleteMentorExperience: async (scene, cell) => ({ params: await entry(scene, cell, 'mentor', 'experiences') }),
  addProspectEducation: async (scene) => ({ body: await education(scene) }),
  patchProspectEducation: async (scene, cell) => ({
    params: await entry(scene, cell, 'prospect', 'educations'),
    body: { location: 'Edinburgh' },
  }),
  deleteProspectEducation: async (scene, cell) => ({ params: await entry(scene, cell, 'prospect', 'educations') }),
  addProspectExperience: () => ({ body: experience }),
  patchProspectExperience: async (scene, cell) => ({
    params: await entry(scene, cell, 'prospect', 'experiences'),
    body: { location: 'Utrecht' },
  }),
  deleteProspectExperience: async (scene, cell) => ({ params: await entry(scene, cell, 'prospect', 'experiences') }),
};
