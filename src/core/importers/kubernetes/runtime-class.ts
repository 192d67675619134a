import { isolation } from '../../catalog/isolation.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import type { Reading } from '../../model/importer.ts'
import { stated } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

const modes = [
  ['process', isolation.process.handler],
  ['hyperv', isolation.hyperv.runtimeClass.handler],
] as const
/** Where there is one handler for each build of images, its name ends in the build. */
const ofBuild = /-\d{4,5}$/

export function readRuntimeClass({ manifest, at }: KubernetesObject): Reading {
  const subject = `runtimeclass ${manifest.name ?? ''}`
  const one = (name: string, ...path: (string | number)[]) => {
    const leaf = at(...path)
    return leaf ? [stated(name, leaf.value, leaf.raw, leaf.place, { subject })] : []
  }
  const handler = at('handler')
  const mode = modes.find(([, own]) => own === String(handler?.value).replace(ofBuild, ''))?.[0]
  return {
    observations: [
      ...one('runtimeClass.apiVersion', 'apiVersion'),
      ...one('runtimeClass.name', 'metadata', 'name'),
      ...one('runtimeClass.handler', 'handler'),
      // Of the pods that name the class; the decision is what they have.
      ...(handler && mode !== undefined
        ? [stated('isolation', mode, handler.raw, handler.place, { subject, inferred: true })]
        : []),
      ...one(
        'runtimeClass.windowsBuild',
        'scheduling',
        'nodeSelector',
        scheduling.buildLabel.value.key,
      ),
    ],
  }
}
