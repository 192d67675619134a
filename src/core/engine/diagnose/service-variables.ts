import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'

const services = ['"path"', '"bootstrap"', '"priority"'] as const
const variable = /^[A-Z]{2,20}(?:_[A-Z]{1,20}){0,4}$/

/**
 * The services that the operator of OpenShift for Windows nodes lists for its daemon have words for what
 * the daemon puts in on each node (nodeVariablesInCommand, powershellPreScripts), and no value yet.
 */
export const withoutServiceVariables = (
  { text }: Document,
  observations: readonly Observation[],
): readonly Observation[] =>
  services.every((key) => text.includes(key) || text.includes(key.replaceAll('"', String.raw`\"`)))
    ? observations.filter(({ raw }) => !variable.test(raw))
    : observations
