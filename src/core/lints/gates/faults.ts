import { gateForm, gateIn, gates } from '../../catalog/flags/gates.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import type { LintViolation } from '../../model/lint.ts'
import { nearest } from '../../values/nearest.ts'
import { isBefore } from '../../values/version.ts'

interface Versions {
  readonly kubernetesVersion: KubernetesVersion
  /** The exact release, where somebody told it. */
  readonly release?: string
  readonly server?: string
}

/** What a component of a version makes of a gate that it is given; undefined where nothing is wrong. */
export function gateFault(
  name: string,
  value: string | undefined,
  { kubernetesVersion: minor, release, server }: Versions,
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
      if (!verdict.locked || isOn === verdict.default) {
        // Kubelets follow the control plane, unless somebody told their release.
        return server === undefined || release !== undefined || !isBefore(minor, server)
          ? undefined
          : faultOfNext(name, isOn, server)
      }
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

/** What the release of the control plane makes of a gate that an earlier node takes. */
function faultOfNext(
  name: string,
  isOn: boolean,
  server: string,
): Omit<LintViolation, 'path'> | undefined {
  const verdict = gateIn(name, newestOf(server))
  const isLocked = verdict.is === 'known' && verdict.locked && isOn !== verdict.default
  if (verdict.is !== 'removed' && !isLocked) return undefined
  return {
    basis: 'unsupported',
    message: `The control plane has ${server}, in which the feature gate ${name} is ${isLocked ? `locked to ${String(verdict.default)}` : 'gone'}: a node of that version stops on it.`,
    remediation: `Take ${name} out of the list.`,
    facts: [verdict.fact],
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
