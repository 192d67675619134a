import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { calicoEndpointAbsentIn } from './calico-endpoint-absent.ts'

test.each([
  ['kubectl get cm -n tigera-operator kubernetes-services-endpoint', [1]],
  ['kubectl get cm kubernetes-services-endpoint --namespace=tigera-operator -o yaml', [1]],
  ['kubectl get cm -n kube-system kubernetes-services-endpoint', []],
  ['kubectl get cm kubernetes-services-endpoint', []],
  [undefined, []],
])('the answer that it is not found below %j', (command, lines) => {
  const text = 'Error from server (NotFound): configmaps "kubernetes-services-endpoint" not found'
  const doc = toDocument('a.txt', {
    lines: linesOf(text),
    isFenced: false,
    ...(command !== undefined && { command }),
  })
  expect(calicoEndpointAbsentIn(doc).map(({ line }) => line)).toEqual(lines)
})
