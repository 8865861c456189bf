/** Groups of related fields: they share kinds of universities, employers and reasons. */
export const FIELD_GROUPS = [
  'tech',
  'engineering',
  'science',
  'health',
  'business',
  'social',
  'arts',
  'law',
  'education',
  'environment',
  'design',
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** A field of study with its professions and goals. */
export interface Field {
  name: string;
  /** As written inside a sentence. */
  inSentence: string;
  group: FieldGroup;
  /** Codes of degrees of the reference list. */
  bachelor: string;
  master: string;
  titles: readonly string[];
  /** Continues "I want to". */
  goal: string;
}

/** Name | bachelor | master | titles | goal, by group. */
const TEXT: Record<FieldGroup, string> = {
  tech: `
Computer Science | bachelor-science | master-science | Software engineer, Backend engineer, Platform engineer, Mobile developer | build software that small clinics and schools can afford
Data Science | bachelor-science | master-science | Data scientist, Analytics engineer, Data analyst | make public data useful to the people it is about
Artificial Intelligence | bachelor-science | master-science | Machine learning engineer, Applied scientist, Research engineer | bring language technology to languages that are left out
Cybersecurity | bachelor-science | master-science | Security engineer, Security analyst, Penetration tester | keep hospitals and city services safe from attacks
Human-Computer Interaction | bachelor-science | master-science | UX researcher, Interaction designer, Product designer | make digital services work for people who are new to them
Software Engineering | bachelor-engineering | master-science | Software developer, Site reliability engineer, Tech lead | lead an engineering team that ships calmly and on time
Information Systems | bachelor-science | master-science | Product manager, IT consultant, Business analyst | run the digital side of a company that is not a tech company
Bioinformatics | bachelor-science | master-science | Bioinformatician, Computational biologist, Genomics analyst | make genome analysis routine in public hospitals`,
  engineering: `
Mechanical Engineering | bachelor-engineering | master-science | Mechanical engineer, Design engineer, Test engineer | design machines that are repaired rather than thrown away
Electrical Engineering | bachelor-engineering | master-science | Electrical engineer, Power systems engineer, Hardware engineer | work on grids that carry far more wind and sun
Civil Engineering | bachelor-engineering | master-science | Structural engineer, Site engineer, Bridge engineer | build bridges that outlast their builders
Chemical Engineering | bachelor-engineering | master-science | Process engineer, Production engineer, R&D engineer | turn waste streams into raw material
Aerospace Engineering | bachelor-engineering | master-science | Flight systems engineer, Propulsion engineer, Aerodynamics engineer | help aviation get by with far less fuel
Biomedical Engineering | bachelor-engineering | master-science | Medical device engineer, Clinical engineer, Imaging specialist | design devices that a district hospital can maintain itself
Industrial Engineering | bachelor-engineering | master-science | Operations engineer, Supply planner, Process improvement lead | take the wasted hours out of factories and hospitals
Materials Science | bachelor-engineering | master-science | Materials engineer, Battery engineer, Failure analyst | find battery materials that are cheap and clean
Sustainable Energy Technology | bachelor-engineering | master-science | Energy analyst, Grid planner, Wind site engineer | bring reliable clean power to regions like mine
Robotics | bachelor-technology | master-science | Robotics engineer, Controls engineer, Perception engineer | build robots that take over dangerous work`,
  science: `
Physics | bachelor-science | master-science | Research scientist, Optics engineer, Quantitative analyst | run a small laboratory with big questions
Mathematics | bachelor-science | master-science | Quantitative analyst, Actuary, Mathematical modeller | teach and use mathematics outside the lecture hall
Chemistry | bachelor-science | master-science | Analytical chemist, Formulation scientist, Laboratory manager | develop cheaper tests for clean water
Molecular Biology | bachelor-science | master-science | Laboratory scientist, Research associate, Cell culture specialist | understand why some infections come back
Neuroscience | bachelor-science | master-science | Research associate, Clinical research coordinator, Imaging analyst | connect brain research with everyday care
Statistics | bachelor-science | master-science | Statistician, Biostatistician, Survey methodologist | help decisions rest on honest numbers
Biotechnology | bachelor-technology | master-science | Bioprocess engineer, Quality specialist, R&D associate | make vaccines where they are needed
Astronomy | bachelor-science | master-science | Observatory scientist, Data analyst, Science communicator | open observatories to schools`,
  health: `
Public Health | bachelor-science | master-public-health | Epidemiologist, Health programme officer, Health data analyst | plan for the next epidemic before it comes
Nursing | bachelor-science | master-science | Registered nurse, Nurse educator, Care coordinator | train nurses who stay in the profession
Medicine | bachelor-medicine-surgery | master-science | Resident physician, General practitioner, Clinical fellow | work as a specialist and teach at home every year
Pharmacy | bachelor-science | master-science | Clinical pharmacist, Drug safety officer, Regulatory specialist | make good generic medicine easier to get
Psychology | bachelor-science | master-science | Psychologist, Research psychologist, Student counsellor | make counselling normal for students abroad
Nutrition Science | bachelor-science | master-science | Dietitian, Nutrition researcher, Food policy officer | improve school meals, one region at a time
Physiotherapy | bachelor-science | master-science | Physiotherapist, Rehabilitation specialist, Sports therapist | open a rehabilitation practice
Global Health | bachelor-science | master-science | Programme manager, Health policy adviser, Field coordinator | make aid projects listen first`,
  business: `
Business Administration | bachelor-business-administration | master-business-administration | Strategy consultant, Operations manager, Business developer | lead a company that is good to work for
Finance | bachelor-commerce | master-finance | Financial analyst, Risk analyst, Portfolio associate | finance the companies that banks overlook
Marketing | bachelor-business-administration | master-science | Brand manager, Growth marketer, Market researcher | build a brand from my region that the world knows
Accounting | bachelor-commerce | master-science | Auditor, Financial controller, Tax adviser | become the controller that founders trust
Supply Chain Management | bachelor-business-administration | master-science | Supply chain planner, Procurement manager, Logistics analyst | shorten the way from farms to shops
International Management | bachelor-business-administration | master-management | Management consultant, Country manager, Account manager | work between two continents
Entrepreneurship | bachelor-business-administration | master-science | Founder, Venture associate, Startup adviser | start a second company, with fewer mistakes
Hospitality Management | bachelor-business-administration | master-science | Hotel operations manager, Revenue manager, Event manager | run a small hotel that gives back to its town
Economics | bachelor-science | master-science | Economist, Policy analyst, Research economist | advise on policies that are tested before they are praised`,
  social: `
International Relations | bachelor-arts | master-arts | Programme officer, Policy adviser, Political analyst | work where negotiations actually happen
Political Science | bachelor-arts | master-arts | Policy analyst, Parliamentary researcher, Campaign adviser | make local government easier to follow
Public Policy | bachelor-arts | master-public-policy | Policy officer, Evaluation specialist, Adviser | bring evidence into ministries
Development Studies | bachelor-arts | master-arts | Project manager, Monitoring and evaluation officer, Grants adviser | run programmes that are led by the people they serve
Sociology | bachelor-arts | master-arts | Social researcher, Research officer, Community organiser | study migration with the people who migrate
Anthropology | bachelor-arts | master-arts | Ethnographer, User researcher, Museum researcher | keep oral histories from being lost
Migration Studies | bachelor-arts | master-arts | Integration adviser, Case manager, Research officer | make arriving somewhere easier than it was for me
Social Work | bachelor-arts | master-social-work | Social worker, Family counsellor, Youth worker | build a youth centre that stays open late`,
  arts: `
English Literature | bachelor-arts | master-arts | Editor, Content writer, Teacher | translate the writers I grew up with
Linguistics | bachelor-arts | master-arts | Computational linguist, Language teacher, Lexicographer | document a language while it is still spoken at home
Film Studies | bachelor-fine-arts | master-fine-arts | Documentary filmmaker, Film editor, Festival programmer | make documentaries about ordinary jobs
Journalism | bachelor-arts | master-arts | Reporter, Data journalist, Podcast producer | report across borders without clichés
History | bachelor-arts | master-arts | Archivist, Museum curator, Historian | open archives to the families in them
Music | bachelor-music | master-arts | Musician, Music teacher, Composer | write music between two traditions
Media Studies | bachelor-arts | master-arts | Communications manager, Media researcher, Social media lead | help people judge what they read
Translation Studies | bachelor-arts | master-arts | Translator, Interpreter, Localisation manager | interpret at conferences without losing the jokes`,
  law: `
International Law | bachelor-laws | master-laws | Legal adviser, Associate lawyer, Legal researcher | argue before an international court one day
Human Rights Law | bachelor-laws | master-laws | Human rights officer, Legal counsel, Advocacy adviser | represent people who can't pay for it
Commercial Law | bachelor-laws | master-laws | Associate lawyer, In-house counsel, Compliance officer | advise young companies on their first contracts
Intellectual Property Law | bachelor-laws | master-laws | Patent associate, IP counsel, Licensing adviser | protect small inventors against large ones`,
  education: `
Education | bachelor-education | master-education | Teacher, Curriculum designer, School coordinator | change how mathematics feels at school
Educational Technology | bachelor-education | master-education | Learning designer, EdTech product manager, Instructional designer | make online lessons that work on a slow line
Early Childhood Education | bachelor-education | master-education | Kindergarten teacher, Early years adviser, Teacher trainer | open a bilingual kindergarten
Applied Linguistics and TESOL | bachelor-arts | master-arts | English lecturer, Language school coordinator, Examiner | train language teachers in small towns`,
  environment: `
Environmental Science | bachelor-science | master-science | Environmental consultant, Water quality analyst, Sustainability officer | clean a river and prove it with data
Climate Change Policy | bachelor-science | master-science | Climate adviser, Carbon analyst, Adaptation planner | help coastal cities plan for the next fifty years
Water Management | bachelor-engineering | master-science | Hydrologist, Water engineer, Flood risk adviser | keep drinking water safe through longer droughts
Agricultural Science | bachelor-science | master-science | Agronomist, Crop researcher, Farm adviser | help small farms live with less rain
Food Technology | bachelor-technology | master-science | Food technologist, Product developer, Quality manager | save harvests that now rot on the way
Forestry | bachelor-science | master-science | Forest ecologist, Remote sensing analyst, Conservation officer | bring back forests that people can live from
Marine Biology | bachelor-science | master-science | Marine biologist, Fisheries adviser, Reef researcher | protect reefs together with fishermen`,
  design: `
Architecture | bachelor-architecture | master-architecture | Architect, Project architect, Housing designer | build homes that stay cool without machines
Urban Planning | bachelor-arts | master-science | Urban planner, Transport planner, Housing adviser | make streets safe for children again
Industrial Design | bachelor-design | master-science | Product designer, Design researcher, Prototyper | design things that are worth repairing
Graphic Design | bachelor-fine-arts | master-fine-arts | Graphic designer, Art director, Type designer | draw typefaces for scripts that have few
Fashion Design | bachelor-design | master-fine-arts | Fashion designer, Textile developer, Pattern maker | start a label that wastes no cloth
Game Design | bachelor-arts | master-arts | Game designer, Technical artist, Level designer | make a game set where I grew up`,
};

/** Words that keep their capital inside a sentence. */
const PROPER = new Set(['English', 'TESOL']);
const inSentence = (name: string) =>
  name
    .split(' ')
    .map((word) => (PROPER.has(word) ? word : word.toLowerCase()))
    .join(' ');

function readField(group: FieldGroup, line: string): Field {
  const [name = '', bachelor = '', master = '', titles = '', goal = ''] = line.split(' | ');
  return {
    name,
    inSentence: inSentence(name),
    group,
    bachelor,
    master,
    titles: titles.split(', '),
    goal,
  };
}

const fieldsOf = (group: FieldGroup) =>
  TEXT[group]
    .trim()
    .split('\n')
    .map((line) => readField(group, line));
const byGroup = new Map(FIELD_GROUPS.map((group) => [group, fieldsOf(group)]));

/** The fields of a group; there are some in each. */
export function fieldsIn(group: FieldGroup): readonly Field[] {
  return byGroup.get(group) ?? [];
}
