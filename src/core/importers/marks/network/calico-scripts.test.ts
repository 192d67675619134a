import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { calicoScriptsIn } from './calico-scripts.ts'

const read = (text: string) =>
  calicoScriptsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, line }) => [name, line],
  )

test.each([
  'x\nC:\\CalicoWindows\\kubernetes\\install-kube-services.ps1',
  'x\nc:/calicowindows/kubernetes/kube-proxy-service.ps1 has line 92',
])('%s', (text) => expect(read(text)).toEqual([['calico.kubeProxyScript', 2]]))

test.each([
  'C:\\CalicoWindows\\install-calico.ps1',
  'C:\\k\\kube-proxy-service.ps1',
  'We do not use C:\\CalicoWindows\\kubernetes\\kube-proxy-service.ps1 here.',
  'We took the gate out of C:\\CalicoWindows\\kubernetes\\kube-proxy-service.ps1 and it runs.',
  'Calico with BGP.\nC:\\CalicoWindows\\kubernetes\\kube-proxy-service.ps1 starts it.',
])('none in %s', (text) => expect(read(text)).toEqual([]))
