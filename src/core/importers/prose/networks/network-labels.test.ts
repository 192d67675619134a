import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

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
  ['- Netzwerk-Plugin: Calico (v3.27.2)', ['cni calico']],
  ['Der Netzwerkmodus ist l2bridge. Pods starten nicht.', ['networkMode l2bridge']],
  [
    '* Plugin réseau : Calico (VXLAN)\n* Mode réseau : overlay, nœuds Windows',
    ['cni calico', 'networkMode overlay'],
  ],
  ['- CNI flannel, calico geht nicht', ['cni flannel']],
])('%j', (text, expected) => expect(new Set(told(text))).toEqual(new Set(expected)))

test.each([
  'CNI flannel or calico, we did not decide yet.',
  '- CNI Calico (Linux only)',
  '- CNI Calico, nur auf den Linux-Knoten',
  '- Netzplugin Calico (alt, bis März)',
  '- Netzplugin Flannel, früher Calico',
  '- Plugin réseau : Calico (jusqu’en mars)',
  '- CNI Calico, oder Antrea?',
  'Netzwerkmodus NAT ist auf dem Hyper-V-Switch des Labors, Windows-Knoten 1.28.3',
  '- Netzwerkmodus: NAT, am Switch von Hyper-V',
  '- Docker-Netzwerkmodus: nat',
  'Modo de rede NAT no laboratório, Windows 2022',
  'Der Netzwerkmodus lässt sich nicht ändern. CNI Calico startet nicht.',
])('nothing in %j', (text) => expect(told(text)).toEqual([]))
