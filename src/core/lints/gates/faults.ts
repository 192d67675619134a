import { gateForm, gateIn, gates } from '../../catalog/flags/gates.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import type { LintViolation } from '../../model/lint.ts'
import { nearest } from '../../values/nearest.ts'

/** What a component of a version makes of a gate that it is given; undefined where nothing is wrong. */
export function gateFault(
  name: string,
  value: string | undefined,
  minor: KubernetesVersion,
  release: string | undefined,
): Omit<LintViolation, 'path'> | undefined {
  if (name === '') return undefined
  if (value === undefined || !/^(?:true|false)$/i.test(value.trim())) {
    return {
      basis: 'refused',
      message: `The feature gate ${name} needs true or false, not ${value === undefined || value === '' ? 'nothing' : value}.`,
      facts: [gateForm],
    }
  }
  const verdict = gateIn(name, release ?? newestOf(minor))
  switch (verdict.is) {
    case 'removed':
      return {
        basis: 'refused',
        message: `The feature gate ${name} is gone since ${verdict.since}; ${minor} stops on it.`,
        remediation: `Take ${name} out of the list.`,
        facts: [verdict.fact],
      }
    case 'early':
      return {
        basis: 'refused',
        message: `The feature gate ${name} comes with ${verdict.from}; ${minor} stops on it.`,
        remediation: `Take ${name} out of the list, or upgrade the node.`,
        facts: [verdict.fact],
      }
    case 'unheard': {
      const meant = meantGate(name, minor)
      return {
        basis: 'refused',
        message: `There is no feature gate ${name}; the component stops on it.`,
        ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
        facts: [verdict.fact],
      }
    }
    case 'known': {
      const isOn = value.trim().toLowerCase() === 'true'
      if (!verdict.locked || isOn === verdict.default) return undefined
      return {
        basis: 'refused',
        message: `The feature gate ${name} is locked to ${String(verdict.default)} in ${minor}; setting it to ${value} stops the component.`,
        remediation: `Take ${name} out of the list.`,
        facts: [verdict.fact],
      }
    }
    case 'library':
      return undefined
  }
}

/** The gate of a version that a name was meant for, where that is no gate itself. */
export const meantGate = (name: string, minor: string): string | undefined =>
  gateIn(name, newestOf(minor)).is === 'unheard'
    ? nearest(
        name,
        [...gates().keys()].filter((one) => gateIn(one, newestOf(minor)).is === 'known'),
      )
    : undefined

/** A patch release that has everything its minor got. */
const newestOf = (minor: string) => `${minor}.999`
