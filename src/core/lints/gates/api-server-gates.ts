import type { LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

type Path = LintViolation['path']

interface ServerGates {
  readonly path: Path
  readonly release: string
  readonly on: ReadonlyMap<string, boolean>
}

/** The gates of an API server whose whole command or settings were sent, with its release. */
export const apiServerGates = (kind: string | undefined, value: unknown): readonly ServerGates[] =>
  kind === 'Pod' ? ofPod(value) : kind === 'ClusterConfiguration' ? ofKubeadm(value) : []

const textAt = (value: unknown, path: Path): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

const ofPod = (value: unknown): readonly ServerGates[] =>
  nodesAt(value, ['spec', 'containers'], ['*']).flatMap(({ path, value: container }) => {
    const release = /(?:^|\/)kube-apiserver(?:-\w{2,8})?:v?(1\.\d{1,2}\.\d{1,3})/.exec(
      textAt(container, ['image']),
    )?.[1]
    if (release === undefined) return []
    const parts = ['command', 'args'].flatMap((list) => nodesAt(container, [list], ['*']))
    const flag = parts.find(({ value: one }) => String(one).startsWith('--feature-gates='))
    // What is cut has other flags.
    if (parts.length < 3) return []
    return [
      {
        path: [...path, ...(flag ?? parts[0] ?? { path: [] }).path],
        release,
        on: settingsOf(flag ? String(flag.value).replace('--feature-gates=', '') : ''),
      },
    ]
  })

function ofKubeadm(value: unknown): readonly ServerGates[] {
  const release = textAt(value, ['kubernetesVersion']).replace(/^v/, '')
  if (!/^1\.\d{1,2}\.\d/.test(release)) return []
  const path = ['apiServer', 'extraArgs']
  const item = nodesAt(value, path, ['*']).find(
    (one) => valueAt(one.value, ['name']) === 'feature-gates',
  )
  const at = item ? [...item.path, 'value'] : [...path, 'feature-gates']
  return valueAt(value, ['apiServer']) === undefined
    ? []
    : [
        {
          path: valueAt(value, at) === undefined ? ['apiServer'] : at,
          release,
          on: settingsOf(textAt(value, at)),
        },
      ]
}

const settingsOf = (text: string): ReadonlyMap<string, boolean> =>
  new Map(
    text
      .replace(/^["']|["']$/g, '')
      .split(',')
      .flatMap((entry) => {
        const [name = '', setting = ''] = entry.trim().split('=', 2)
        return name === '' ? [] : [[name, /^true$/i.test(setting)] as const]
      }),
  )
