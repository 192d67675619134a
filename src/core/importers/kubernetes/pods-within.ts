import { toManifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { KubernetesObject } from './object.ts'

/** A field of a pod, and where the object has it; of several the first that is there. */
type Field = readonly [inPod: Path, ...inObject: Path[]]

const ofPod = ['nodeSelector', 'tolerations', 'affinity', 'securityContext', 'volumes'] as const

/** Steps of a workflow of Argo, each of which becomes a pod. */
function workflowFields(value: unknown, spec: Path): readonly (readonly Field[])[] {
  return nodesAt(value, spec, ['templates', '*']).flatMap(({ path: own, value: template }) => {
    const key = ['container', 'script'].find((one) => valueAt(template, [one]) !== undefined)
    if (key === undefined) return []
    return [
      [
        [
          ['spec', 'containers', 0],
          [...own, key],
        ],
        ...ofPod.map((field): Field => [
          ['spec', field],
          [...own, field],
          [...spec, field],
        ]),
      ],
    ]
  })
}

/** Steps of a task of Tekton, which are containers of one pod. */
function taskFields(value: unknown, spec: Path, template: Path): readonly (readonly Field[])[] {
  const steps = nodesAt(value, spec, ['steps', '*'])
  if (steps.length === 0) return []
  return [
    [
      ...steps.map(({ path }, i): Field => [['spec', 'containers', i], path]),
      ...ofPod.map((field): Field => [
        ['spec', field],
        [...template, field],
      ]),
    ],
  ]
}

/** A runner of GitHub, whose container stands in the spec of its pod. */
function runnerFields(value: unknown): readonly (readonly Field[])[] {
  const spec: Path = ['spec', 'template', 'spec']
  return typeof valueAt(value, [...spec, 'image']) === 'string'
    ? [
        [
          [
            ['spec', 'containers', 0, 'image'],
            [...spec, 'image'],
          ],
          ...ofPod.map((field): Field => [
            ['spec', field],
            [...spec, field],
          ]),
        ],
      ]
    : []
}

const makers: Readonly<Record<string, (value: unknown) => readonly (readonly Field[])[]>> = {
  Workflow: (value) => workflowFields(value, ['spec']),
  WorkflowTemplate: (value) => workflowFields(value, ['spec']),
  ClusterWorkflowTemplate: (value) => workflowFields(value, ['spec']),
  CronWorkflow: (value) => workflowFields(value, ['spec', 'workflowSpec']),
  Task: (value) => taskFields(value, ['spec'], ['spec', 'podTemplate']),
  TaskRun: (value) => taskFields(value, ['spec', 'taskSpec'], ['spec', 'podTemplate']),
  RunnerDeployment: runnerFields,
  RunnerSet: runnerFields,
}

const mostPods = 50

/** Pods that a controller makes from an object which has no pod of Kubernetes in it; what they lack it may add. */
export function podsWithin(object: KubernetesObject): readonly KubernetesObject[] {
  const { kind, value } = object.manifest
  const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined
  return (make?.(value) ?? []).slice(0, mostPods).flatMap((fields) => podOf(object, fields))
}

function podOf(object: KubernetesObject, fields: readonly Field[]): readonly KubernetesObject[] {
  const { value } = object.manifest
  const found = fields.flatMap(([inPod, ...places]) => {
    const inObject = places.find((path) => valueAt(value, path) !== undefined)
    return inObject ? [{ inPod, inObject }] : []
  })
  const spec: Record<string, unknown> = {}
  const containers: Record<string, unknown>[] = []
  for (const { inPod, inObject } of found) {
    const [, key = '', index, ...below] = inPod
    const own = valueAt(value, inObject)
    if (typeof index !== 'number') spec[key] = own
    else if (below.length === 0) containers.push({ ...Object(own) })
    else containers.push({ [String(below[0])]: own })
  }
  const manifest = toManifest({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: valueAt(value, ['metadata']),
    spec: { ...spec, containers },
  })
  if (!manifest) return []
  const inObject = (path: Path): Path | undefined => {
    if (path[0] !== 'spec') return path
    const own = found.find(({ inPod }) => inPod.every((step, i) => step === path[i]))
    return own && [...own.inObject, ...path.slice(own.inPod.length)]
  }
  return [
    {
      ...object,
      manifest: { ...manifest, isPart: true },
      at(...path) {
        const own = inObject(path)
        return own && object.at(...own)
      },
      placeOf: (path) => object.placeOf(inObject(path) ?? []),
      isQuoted(path) {
        const own = inObject(path)
        return own !== undefined && object.isQuoted(own)
      },
    },
  ]
}
