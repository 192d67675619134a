import { describe, expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { partsIn } from './parts.ts'

const read = (text: string) =>
  partsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false }), []).map(
    ({ decision, name, value, line }) => [decision ?? name, value, line],
  )

describe('parts that a sentence or a list of a setup names', () => {
  test.for<readonly [text: string, ...found: (readonly [string, string])[]]>([
    ['k8s 1.28, runtime docker, Server 2022', ['containerRuntime', 'docker']],
    ['We use kubernetes 1.26 with docker on our windows nodes', ['containerRuntime', 'docker']],
    ['Our nodes use Docker as the runtime, k8s is 1.28.', ['containerRuntime', 'docker']],
    ['Runtime → Docker; CNI → Flannel', ['containerRuntime', 'docker'], ['cni', 'flannel']],
    ['Windows nodes on dockershim, upgraded to 1.24', ['containerRuntime', 'docker']],
    [
      'Kubernetes 1.27 / Win2k19 / cri-dockerd / Calico',
      ['containerRuntime', 'mirantis'],
      ['cni', 'calico'],
    ],
    ['We moved our Windows nodes from Docker to containerd.', ['containerRuntime', 'containerd']],
    ['Linux nodes use docker, Windows nodes containerd', ['containerRuntime', 'containerd']],
    ['We run k8s 1.28, calico for networking.', ['cni', 'calico']],
    ['Windows Server 2022 with sdnoverlay CNI', ['cni', 'sdnoverlay']],
    ['Kubernetes 1.30 with weave net and two Windows 2019 nodes', ['network.otherCni', 'weave']],
    [
      'dual-stack cluster with l2 bridge on Windows Server 2022',
      ['networkMode', 'l2bridge'],
      ['ipFamily', 'dual-stack'],
    ],
    ['Windows Server 2022 hosts (process isolation).', ['isolation', 'process']],
    ['hyperv isolated containers on Kubernetes 1.21', ['isolation', 'hyperv']],
    ['Kubernetes 1.27 mit Windows Knoten und Docker als Runtime.', ['containerRuntime', 'docker']],
    ['Nœuds Windows Server 2022 et Docker comme runtime.', ['containerRuntime', 'docker']],
    ['我们使用 Windows Server 2019,容器运行时是 Docker。', ['containerRuntime', 'docker']],
    [
      'ランタイムは Docker、CNI は Flannel です。',
      ['containerRuntime', 'docker'],
      ['cni', 'flannel'],
    ],
    ['Docker から containerd に移行しました。Kubernetes 1.27', ['containerRuntime', 'containerd']],
  ])('%s', ([text, ...found]) => {
    expect(read(text)).toEqual(found.map(([name, value]) => [name, value, 1]))
  })

  test.each([
    'Is docker still supported as a runtime with Kubernetes 1.28?',
    'Can I use Hyper-V isolation with docker and Kubernetes 1.20?',
    'The documentation says that Docker is no runtime for Kubernetes 1.24.',
    'If you use docker with Kubernetes 1.24 or newer, you need more.',
    'We do not use docker any more, Kubernetes 1.28.',
    'Kubernetes 1.27, Windows Server 2022 nodes, not running on docker',
    'Windows nodes on Kubernetes 1.27, got rid of docker',
    'Kubernetes 1.27 Windows nodes had run with docker',
    'Kubernetes 1.29, Windows Server 2022, no docker.',
    'Next year we plan Kubernetes 1.27 with docker',
    'docker pull works on the Windows node, Kubernetes 1.29',
    'We build for Kubernetes 1.29 with docker build',
    'Our laptops have docker, the cluster is 1.28',
    'The Linux nodes use docker, Kubernetes 1.28',
    'We run Windows Server 2022 nodes. The Ubuntu VM comes with Docker installed.',
    'Kubernetes 1.28 with docker or containerd',
    'Kubernetes 1.28: calico or flannel?',
    'Which CNI for Windows Server 2022: Flannel, Calico or Antrea?',
    'Windows Server 2022, network policy calico',
    'We disabled dual-stack because of the Windows nodes.',
    'Windows Server 2019 supports dual-stack',
    'level=info msg="Kubernetes 1.28 with docker"',
    '/opt/docker/windows-nodes with docker-compose',
    'Kein Docker auf den Windows Knoten, Kubernetes 1.27.',
    'Nous n’utilisons plus Docker, Kubernetes 1.28.',
    'Kubernetes 1.28 还支持 Docker 吗?',
  ])('%s: none', (text) => {
    expect(read(text)).toEqual([])
  })

  test('nothing that the text tells in another way is read', () => {
    const lines = linesOf('k8s 1.28, runtime docker')
    const doc = toDocument('a.txt', { lines, isFenced: false })
    const [own] = partsIn(doc, [])
    expect(own?.value).toBe('docker')
    expect(partsIn(doc, own ? [{ ...own, value: 'containerd' }] : [])).toEqual([])
  })
})
