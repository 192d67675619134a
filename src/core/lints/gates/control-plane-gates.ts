import { gates } from '../../catalog/flags/gates.ts'
import { kubernetesVersions } from '../../catalog/kubernetes/index.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { minorOf } from '../../values/version.ts'
import { gateFault } from './faults.ts'

type Path = LintViolation['path']

/** A list of gates, and the release of the program that gets it. */
interface List {
  readonly path: Path
  readonly text: string
  readonly release: string
}

export const controlPlaneGates = defineLint({
  id: 'control-plane-gates',
  on: 'manifest',
  summary: 'The control plane gets no feature gate that its version does not know any more or yet',
  remediation: 'Correct the list of feature gates, or leave the gate out.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Pod' || kind === 'ClusterConfiguration',

  check({ kind, value }) {
    const lists = kind === 'Pod' ? listsOfPods(value) : listsOfKubeadm(value)
    return lists.flatMap(({ path, text, release }) => {
      const minor = kubernetesVersions.find((one) => one === minorOf(release))
      if (minor === undefined) return []
      return text.split(',').flatMap((entry): readonly LintViolation[] => {
        const [name = '', setting] = entry.trim().split('=', 2)
        // The API server has more gates than nodes have.
        if (!gates().has(name) || !/^(?:true|false)$/i.test(setting ?? '')) return []
        const fault = gateFault(name, setting, { kubernetesVersion: minor, release })
        return fault ? [{ path, ...fault, remediation: `Take ${name} out of the list.` }] : []
      })
    })
  },
})

const ofProgram =
  /(?:^|\/)kube-(?:apiserver|controller-manager|scheduler)(?::v?([\d.]+))?(?:[-+@]|$)/
const flag = /^--feature-gates=["']?([^"'\s]+)/

const textAt = (value: unknown, key: string): string => {
  const found = valueAt(value, [key])
  return typeof found === 'string' ? found : ''
}

/** Static pods: the tag of the image is the release. */
const listsOfPods = (value: unknown): readonly List[] =>
  nodesAt(value, ['spec', 'containers'], ['*']).flatMap(({ path, value: container }) => {
    const [, release] = ofProgram.exec(textAt(container, 'image')) ?? []
    if (release === undefined) return []
    return ['command', 'args'].flatMap((list) =>
      nodesAt(container, [list], ['*']).flatMap(({ path: at, value: argument }) => {
        const [, text] = flag.exec(typeof argument === 'string' ? argument : '') ?? []
        return text === undefined ? [] : [{ path: [...path, ...at], text, release }]
      }),
    )
  })

const programs = ['apiServer', 'controllerManager', 'scheduler'] as const

/** What kubeadm hands to its static pods: a mapping, or a list of names and values. */
function listsOfKubeadm(value: unknown): readonly List[] {
  const release = textAt(value, 'kubernetesVersion').replace(/^v/, '')
  if (!/^1\.\d{2}\.\d/.test(release)) return []
  return programs.flatMap((program) => {
    const path = [program, 'extraArgs']
    const named = nodesAt(value, path, ['*']).find(
      (one) => valueAt(one.value, ['name']) === 'feature-gates',
    )
    const at = named ? [...named.path, 'value'] : [...path, 'feature-gates']
    const text = valueAt(value, at)
    return typeof text === 'string' ? [{ path: at, text, release }] : []
  })
}
