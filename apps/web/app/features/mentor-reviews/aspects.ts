/** The aspects that students may rate besides the whole. */
export const aspects = ['knew_the_way', 'answered_me', 'prepared'] as const;
