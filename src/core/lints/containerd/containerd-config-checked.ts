import { containerd } from '../../catalog/runtimes/containerd.ts'
import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { isOfWindows } from './is-of-windows.ts'

export const containerdConfigChecked = defineLint({
  id: 'containerd-config-checked',
  on: 'containerd-config',
  summary: 'The configuration of containerd passes the checks of its plugin for pods',
  remediation:
    'Correct it: else containerd runs and serves no CRI, "unknown service runtime.v1.RuntimeService".',
  decisions: [],

  check: ({ value, text }) => [...runtimeFaults(value, text), ...registryFaults(value)],
})

const { old, checked } = containerdTables
const table = ['plugins', old.value] as const

/** Handlers that containerd has by itself, whatever the file says. */
const builtIn = new Set(containerd.lines.flatMap(({ handlers }) => handlers.value))

function runtimeFaults(value: unknown, text: string): readonly LintViolation[] {
  const own = [...table, 'containerd']
  const path = [...own, 'default_runtime_name']
  const name = valueAt(value, path)
  const runtimes = nodesAt(value, [...own, 'runtimes'], ['*']).map(({ path: at }) => at.at(-1))
  const isOpen =
    valueAt(value, ['imports']) !== undefined || valueAt(value, [...own, 'default_runtime'])
  if (typeof name !== 'string' || name === '' || isOpen || !isOfWindows(text)) return []
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

function registryFaults(value: unknown): readonly LintViolation[] {
  const registry = [...table, 'registry']
  const folder = valueAt(value, [...registry, 'config_path'])
  if (typeof folder !== 'string' || folder === '') return []
  const beside = [
    ...nodesAt(value, [...registry, 'mirrors'], ['*']).slice(0, 1),
    ...nodesAt(value, [...registry, 'configs'], ['*', 'tls']).slice(0, 1),
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
