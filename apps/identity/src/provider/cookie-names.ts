/** Cookies don't tell ports apart, so the port is part of the name: two instances on one machine keep their own sessions. */
export function cookieNames(port: number) {
  return {
    session: `am_identity_session_${port}`,
    interaction: `am_identity_interaction_${port}`,
    resume: `am_identity_resume_${port}`,
  };
}
