import { scheduling } from '../../catalog/workload/scheduling.ts'
import type { Reading } from '../../model/importer.ts'
import { stated } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

export function readRuntimeClass({ manifest, at }: KubernetesObject): Reading {
  const subject = `runtimeclass ${manifest.name ?? ''}`
  const one = (name: string, ...path: (string | number)[]) => {
    const leaf = at(...path)
    return leaf ? [stated(name, leaf.value, leaf.raw, leaf.place, { subject })] : []
  }
  return {
    observations: [
      ...one('runtimeClass.apiVersion', 'apiVersion'),
      ...one('runtimeClass.name', 'metadata', 'name'),
      ...one('runtimeClass.handler', 'handler'),
      ...one(
        'runtimeClass.windowsBuild',
        'scheduling',
        'nodeSelector',
        scheduling.buildLabel.value.key,
      ),
    ],
  }
}
