import { commandLine } from '../../catalog/flags/other-binaries.ts'
import { flanneldFlags } from '../../catalog/flags/flanneld.ts'
import { allFlags, flagOf, type FlaggedComponent } from '../../catalog/flags/accepted.ts'
import { accepts } from '../../catalog/flags/acceptance.ts'
import type { Flag } from '../../catalog/flags/define.ts'
import type { AnyFact } from '../../catalog/fact.ts'
import { verified } from '../../catalog/fact.ts'
import { ownValue } from '../../values/own.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isOfKubernetes, type FlagUse } from '../../model/parsed.ts'
import { memoize } from '../../values/memoize.ts'
import { nearest, nearestOf } from '../../values/nearest.ts'
import { compareVersions, isAtLeast, isBefore } from '../../values/version.ts'
import { gluedFlag } from './glued.ts'

export const flagKnown = defineLint({
  id: 'flag-known',
  on: 'command-line',
  summary: 'A component of this version knows every flag that it is given',
  remediation: 'Take the flag out, or write it as this version has it.',
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion, release, server }) {
    return flags.flatMap((use, i) => {
      const name = use.name.replaceAll('_', '-')
      if (everywhere.has(name)) return []
      if (!isOfKubernetes(program)) {
        const unread = unheardOfFlanneld(use)
        return unread ? [{ path: [i], decisions: [], ...unread }] : []
      }
      const flag = flagOf(program, name)
      const found = flag
        ? faultOf(program, flag, { minor: kubernetesVersion, release, server })
        : unheard(program, use, name, kubernetesVersion)
      return found ? [{ path: [i], decisions: ['kubernetesVersion'] as const, ...found }] : []
    })
  },
})

/** Every program takes these. */
const everywhere: ReadonlySet<string> = new Set(['help', 'h', 'version', 'v', 'vmodule'])

type Fault = Omit<LintViolation, 'path'>

interface Versions {
  readonly minor: string
  readonly release: string | undefined
  readonly server: string | undefined
}

function faultOf(
  program: FlaggedComponent,
  flag: Flag,
  { minor, release, server }: Versions,
): Fault | undefined {
  const { name, accepted } = flag
  if (!accepted) {
    return {
      basis: 'refused',
      message: `${program} on Windows has no flag --${name}${flag.windows === undefined ? '' : ` (${lowered(flag.windows)})`}; it stops on it.`,
      change: { is: 'out' },
      facts: [factOf(flag)],
    }
  }
  if (accepted.through !== undefined && compareVersions(minor, accepted.through) > 0) {
    return {
      basis: 'refused',
      message: `${program} knew --${name} up to ${accepted.through}; ${minor} stops on it as an unknown flag.`,
      remediation: `Take --${name} out of the command line.`,
      change: { is: 'out' },
      facts: [factOf(flag, { lasting: true })],
    }
  }
  if (isBefore(minor, accepted.from)) {
    return {
      basis: 'refused',
      message: `${program} knows --${name} from ${accepted.from} on; ${minor} stops on it as an unknown flag.`,
      change: { is: 'out' },
      facts: [factOf(flag)],
    }
  }
  const first = accepted.patches?.[minor]
  if (first !== undefined && release !== undefined && !accepts(accepted, release, minor)) {
    return {
      basis: 'refused',
      message: `${program} knows --${name} from ${first} on; ${release} stops on it as an unknown flag.`,
      change: { is: 'out' },
      facts: [factOf(flag)],
    }
  }
  if (accepted.through === undefined || !isDeprecated(flag, minor)) return undefined
  // Kubelets follow the control plane.
  const isNext = server !== undefined && compareVersions(server, accepted.through) > 0
  return {
    basis: isNext ? 'unsupported' : 'advice',
    message: `--${name} is deprecated; ${program} takes it up to ${accepted.through}${isNext ? `. The control plane has ${server} already: a ${program} of that version stops on it as an unknown flag` : ''}.`,
    remediation: `Take --${name} out before the node is upgraded beyond ${accepted.through}.`,
    facts: [factOf(flag)],
  }
}

const isDeprecated = ({ deprecated }: Flag, minor: string) =>
  deprecated !== undefined && (deprecated === 'old' || isAtLeast(minor, deprecated))

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

const factOf = (flag: Flag, more: { readonly lasting?: true } = {}): AnyFact => ({
  value: flag.accepted,
  confidence: flag.confidence,
  sources: flag.sources,
  ...more,
})

/** A name that no version has: misspelt, glued to another one, or of another program. */
function unheard(
  program: FlaggedComponent,
  use: FlagUse,
  name: string,
  minor: string,
): Fault | undefined {
  if (name === '' || gluedFlag(use) !== undefined) return undefined
  const known = namesOf(program, minor)
  const own = name.replace(/^[–—]+/, '').replace(/[–—]/g, '-')
  if (/^[–—]/.test(name)) {
    return {
      basis: 'unsupported',
      message: `${use.raw.split('=', 1)[0] ?? use.raw} begins with a dash that is no hyphen, as texts print it: ${program} takes it for no flag.`,
      remediation: `Write --${own}, if the command line itself has that dash.`,
      ...(flagOf(program, own) === undefined
        ? {}
        : { change: known.includes(own) ? { is: 'renamed', to: `--${own}` } : { is: 'out' } }),
      facts: [commandLine.hyphens],
    }
  }
  const meant =
    ownValue(commandLine.misnamed.value, name) ??
    nearOf(program)(name).find((one) => known.includes(one))
  const other = program === 'kubelet' ? 'kube-proxy' : 'kubelet'
  const isOthers = meant === undefined && flagOf(other, name) !== undefined
  return {
    basis: 'refused',
    message: `${program} has no flag --${name} and stops on it${isOthers ? `; it is one of ${other}` : ''}.`,
    ...(meant === undefined
      ? {}
      : { remediation: `Write --${meant}.`, change: { is: 'renamed' as const, to: meant } }),
    ...(isOthers ? { change: { is: 'out' as const } } : {}),
    facts: [
      verified(known.length, [
        program === 'kubelet'
          ? `k8s v${minor}.0/cmd/kubelet/app/options/options.go`
          : `k8s v${minor}.0/cmd/kube-proxy/app/server.go`,
      ]),
    ],
  }
}

/** Its flags are those of one list in every release. */
function unheardOfFlanneld(use: FlagUse): Fault | undefined {
  const names = flanneldFlags.map((flag) => flag.name)
  const [first] = flanneldFlags
  if (names.includes(use.name) || gluedFlag(use) !== undefined) return undefined
  const meant = nearest(use.name, names)
  return {
    basis: 'refused',
    message: `flanneld has no flag --${use.name} and stops on it.`,
    ...(meant === undefined
      ? {}
      : { remediation: `Write --${meant}.`, change: { is: 'renamed' as const, to: meant } }),
    facts: [verified(names.length, first?.sources ?? [])],
  }
}

/** The flags of any version whose names come near one, the nearest first. */
const nearOf = memoize((program: FlaggedComponent) =>
  memoize((name: string) =>
    nearestOf(
      name,
      allFlags(program).map((flag) => flag.name),
    ),
  ),
)

const kept = new Map<string, readonly string[]>()

/** The flags of a component of a minor. */
function namesOf(program: FlaggedComponent, minor: string): readonly string[] {
  const key = `${program} ${minor}`
  const known = kept.get(key)
  if (known) return known
  const names = allFlags(program)
    .filter(({ accepted }) => accepts(accepted, minor))
    .map((flag) => flag.name)
  kept.set(key, names)
  return names
}
