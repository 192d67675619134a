import { containerd } from '../../catalog/runtimes/containerd.ts'
import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Config } from '../../model/parsed.ts'
import { hasImports, hasOwnDefault, isOfWindows } from './is-of-windows.ts'

export const containerdConfigChecked = defineLint({
  id: 'containerd-config-checked',
  on: 'containerd-config',
  summary: 'The configuration of containerd passes the checks of its plugin for pods',
  remediation:
    'Correct it: else containerd runs and serves no CRI, "unknown service runtime.v1.RuntimeService".',
  decisions: [],

  check: (config) => [
    ...runtimeFaults(config),
    ...registryFaults(config.value),
    ...turnedTables(config.value),
    ...disabledFault(config),
  ],
})

const { old, checked, disabled, ofRegistry } = containerdTables
const table = ['plugins', old.value] as const
/** The tables of runtimes in schema 2 and in later ones. */
const tables = [old.value, containerdTables.new.value[0]].map((id) => ['plugins', id, 'containerd'])

/** Handlers that containerd has by itself, whatever the file says. */
const builtIn = new Set(containerd.lines.flatMap(({ handlers }) => handlers.value))

const runtimeFaults = (config: Config): readonly LintViolation[] =>
  isOfWindows(config) ? tables.flatMap((own) => runtimeFault(config.value, own)) : []

function runtimeFault(value: unknown, own: LintViolation['path']): readonly LintViolation[] {
  const path = [...own, 'default_runtime_name']
  const name = valueAt(value, path)
  const runtimes = nodesAt(value, [...own, 'runtimes'], ['*']).map(({ path: at }) => at.at(-1))
  const isOpen = hasImports(value) || hasOwnDefault(value, own)
  if (typeof name !== 'string' || name === '' || isOpen) return []
  if (runtimes.length === 0 || runtimes.includes(name) || builtIn.has(name)) return []
  return [
    {
      path,
      basis: 'refused',
      message: `default_runtime_name is ${name}, and runtimes has ${runtimes.join(', ')}: "no corresponding runtime configured".`,
      remediation: 'Name a runtime of the file, such as runhcs-wcow-process.',
      facts: [checked],
    },
  ]
}

/** On Linux nodes with Docker it is switched off on purpose. */
function disabledFault(config: Config): readonly LintViolation[] {
  const path = ['disabled_plugins']
  const list = valueAt(config.value, path)
  const name = Array.isArray(list) ? list.find((one) => disabled.value.includes(one)) : undefined
  if (name === undefined || !isOfWindows(config)) return []
  return [
    {
      path,
      basis: 'fails',
      message: `disabled_plugins has ${String(name)}, the plugin that serves the kubelet: containerd runs and serves no CRI.`,
      remediation: 'Take it out of disabled_plugins and restart containerd.',
      facts: [disabled],
    },
  ]
}

/** The table of registries in schema 2 and in later ones, which no longer look at `configs.tls`. */
const registryFaults = (value: unknown): readonly LintViolation[] => [
  ...registryFault(value, [...table, 'registry'], true),
  ...registryFault(value, ['plugins', containerdTables.new.value[1], 'registry'], false),
]

function registryFault(
  value: unknown,
  registry: LintViolation['path'],
  ofConfigs: boolean,
): readonly LintViolation[] {
  const folder = valueAt(value, [...registry, 'config_path'])
  if (typeof folder !== 'string' || folder === '') return []
  const beside = [
    ...nodesAt(value, [...registry, 'mirrors'], ['*']).slice(0, 1),
    ...(ofConfigs ? nodesAt(value, [...registry, 'configs'], ['*', 'tls']).slice(0, 1) : []),
  ]
  return beside.map(({ path }) => {
    const key = path.includes('mirrors') ? 'mirrors' : 'configs.tls'
    return {
      path,
      basis: 'refused',
      message: `The registry has ${key} beside config_path: "${key} cannot be set when config_path is provided".`,
      remediation: 'Move it to hosts.toml in the folder of config_path, or take config_path out.',
      facts: [checked],
    }
  })
}

/** `configs.tls."host"` instead of `configs."host".tls`. */
const turnedTables = (value: unknown): readonly LintViolation[] =>
  ofRegistry.value.flatMap((key) =>
    nodesAt(value, [...table, 'registry', 'configs', key], ['*']).flatMap(
      ({ path, value: own }) => {
        if (typeof own !== 'object' || own === null) return []
        const host = String(path.at(-1))
        return [
          {
            // The heading of a table has no place of its own.
            path: [...path, ...Object.keys(own).slice(0, 1)],
            basis: 'fails' as const,
            message: `registry.configs.${key}."${host}" is the wrong way round: containerd takes ${key} for the name of a registry, and ${host} gets none of it.`,
            remediation: `Write registry.configs."${host}".${key}. A file that RKE2 wrote so comes from its template for Windows: take a newer release.`,
            facts: [ofRegistry],
          },
        ]
      },
    ),
  )
