import { containerdFiles } from '../../../catalog/runtimes/containerd-files.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const hostsTomlForm = defineLint({
  id: 'hosts-toml-form',
  on: 'setup',
  summary: 'A hosts.toml of containerd is TOML, and holds no credentials',
  remediation: 'Correct the line; containerd reads the file anew at the next pull.',
  decisions: [],

  check: ({ observations }) => [
    ...named(observations, 'containerd.hostsPath').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `${one.raw} has single backslashes, which TOML takes for escapes: containerd cannot decode hosts.toml; of its folder only certificates (.crt) still count.`,
      remediation: 'Double the backslashes, write slashes, or take single quotes.',
      facts: [containerdFiles.hosts],
    })),
    ...named(observations, 'containerd.hostTwice').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `${one.raw} stands there twice ("duplicated tables"): containerd cannot decode hosts.toml; of its folder only certificates (.crt) still count.`,
      remediation: 'Put the settings of both into one table.',
      facts: [containerdFiles.hosts],
    })),
    ...named(observations, 'containerd.hostAuth').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `${one.raw} counts for nothing: hosts.toml has no credentials, and containerd asks the registry without that user and password.`,
      remediation:
        'Give them as imagePullSecrets of the pod, or as the header Authorization in [host."…".header].',
      facts: [containerdFiles.hostFields],
    })),
  ],
})
