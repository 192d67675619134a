import { inferred } from '../fact.ts'

/** The agent that Jenkins starts needs an entrypoint which takes the secret and the name. */
export const jenkinsAgents = inferred(
  { container: 'jnlp', without: 'jenkins/agent', having: 'jenkins/inbound-agent' } as const,
  ['jenkins-agent', 'github jenkinsci/docker-agents/issues/834'],
)
