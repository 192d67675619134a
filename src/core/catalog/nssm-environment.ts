import { verified } from './fact.ts'

/** What a second command does to the environment that NSSM gives to a service. */
export const nssmEnvironment = verified(
  'nssm set writes the whole block of AppEnvironmentExtra; several pairs stand in one command, and only +KEY=VALUE of its pre-releases adds one.',
  ['nssm-usage', 'nssm-readme'],
)
