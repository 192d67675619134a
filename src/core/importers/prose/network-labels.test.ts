import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ decision, value }) =>
    decision === 'cni' || decision === 'networkMode' ? [`${decision} ${String(value)}`] : [],
  )

test.each([
  [
    '- Kubernetes 1.25.4\n- CNI Calico\n- Netzwerkmodus Overlay',
    ['cni calico', 'networkMode overlay'],
  ],
  ['* Plugin CNI : Flannel\n* Mode réseau : l2bridge', ['networkMode l2bridge', 'cni flannel']],
  ['- complemento de red: Calico\n- modo de red l2bridge', ['cni calico', 'networkMode l2bridge']],
  ['- Netzwerk-Plugin: Antrea v1.13.1', ['cni antrea']],
])('%j', (text, expected) => expect(new Set(told(text))).toEqual(new Set(expected)))

test.each([
  'CNI flannel or calico, we did not decide yet.',
  'Der Netzwerkmodus lässt sich nicht ändern. CNI Calico startet nicht.',
])('nothing in %j', (text) => expect(told(text)).toEqual([]))
