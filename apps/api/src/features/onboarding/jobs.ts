import { defineJob } from '../../jobs/define-job.ts';
import { welcomeMentor, welcomeMentorJob } from './welcome-mentor.ts';

export const onboardingJobs = [defineJob(welcomeMentorJob, (context, { user_id }) => welcomeMentor(context, user_id))];
