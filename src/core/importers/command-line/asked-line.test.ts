import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const errors = (text: string) =>
  diagnose([{ name: 'a.txt', text: `Kubernetes 1.30.4, Windows Server 2022\n\n${text}\n` }])
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ id }) => id)

test.each([
  'kubelet.exe --network-plugin=cni still supported?',
  'kubelet.exe --network-plugin=cni noch erlaubt?',
  '我们有一个问题想咨询：\nkubelet.exe --network-plugin=cni 还支持吗？',
  '2. kube-proxy 能否使用 --proxy-mode=ipvs？',
  '请问 kubelet 是否还需要 --network-plugin=cni？',
  'kubelet.exe --network-plugin=cni はまだ使えますか？',
  'start.ps1 has `#C:\\k\\kubelet.exe --config=C:\\k\\c.yaml --network-plugin=cni` still, which nothing runs.',
  'The line `# kubelet.exe --network-plugin=cni` is a comment.',
])('%j starts nothing', (text) => expect(errors(text)).toEqual([]))

test.each([
  'Is this right?\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --network-plugin=cni',
  'C:\\k\\kubelet.exe --config=C:\\k\\c.yaml --network-plugin=cni, is this right?',
  '我们的命令：\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --network-plugin=cni',
  'start.ps1 has `C:\\k\\kubelet.exe --config=C:\\k\\c.yaml --network-plugin=cni`.',
])('%j starts a kubelet', (text) => expect(errors(text)).toEqual(['flag-known']))
