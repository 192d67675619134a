import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'

/** Whether the pods of a manifest tolerate a taint `key=value:effect`; the empty one stands for any. */
export const isTolerated = ({ value, pod }: Manifest, taint: string): boolean =>
  nodesAt(value, [...(pod?.path ?? []), 'spec', 'tolerations'], ['*']).some(({ value: one }) =>
    tolerates(one, taint),
  )

/** Whether one toleration, of a pod or of a RuntimeClass, is about a taint. */
export function tolerates(toleration: unknown, taint: string): boolean {
  const [, key, own, effect] = /^([^=:]*)(?:=([^:]*))?(?::(.*))?$/.exec(taint) ?? []
  const of = (name: string) => valueAt(toleration, [name]) ?? ''
  const exists = of('operator') === 'Exists'
  const isSameEffect = of('effect') === '' || (taint !== '' && of('effect') === effect)
  if (exists && of('key') === '') return isSameEffect
  return (
    taint !== '' && of('key') === key && isSameEffect && (exists || of('value') === (own ?? ''))
  )
}
