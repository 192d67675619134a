import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.map(({ name, value, line }) => [
    name,
    value,
    line,
  ])

test('an answer belongs to the question above it', () => {
  expect(told('> Which Kubernetes version?\n\n1.27.9\n')).toContainEqual([
    'kubernetes.serverVersion',
    '1.27.9',
    3,
  ])
  const interview = told('Q: Kubernetes version?\nA: 1.31\nQ: Windows build?\nA: 20348.2700\n')
  expect(interview).toContainEqual(['kubernetes.serverVersion', '1.31', 2])
  expect(interview).toContainEqual(['host.build', '10.0.20348.2700', 4])
})

test('in a chat an answer stands below the name of who writes it', () => {
  const facts = told(
    'mira  9:07 AM\nwhat’s the containerd there? I had 1.6.8 on mine once\n\nolek  9:09 AM\n1.7.23\n',
  )
  expect(facts).toContainEqual(['runtimeVersion', '1.7.23', 5])
  expect(facts).not.toContainEqual(['runtimeVersion', '1.6.8', 2])
  expect(told('What’s the containerd there? Mine is old.\n1.7.23\n')).toEqual([])
})

test('an answer is quoted as it was sent', () => {
  const { observations } = diagnose([
    { name: 'a.txt', text: 'mira  9:07 AM\ncontainerd?\n\nolek  9:09 AM\n1.7.23\n' },
  ])
  expect(observations.map(({ raw }) => raw)).toEqual(['1.7.23', '1.7.23', '1.7.23'])
})

test('what answers with a question, or to another one, tells nothing', () => {
  expect(told('Which Kubernetes version?\nWhich one do you need, 1.27.9?\n')).toEqual([])
  expect(told('Which error do you see?\n1.27.9\n')).toEqual([])
})

test('a version before its platform is that of the cluster', () => {
  const facts = told('1.27.9 on AKS, node pool npwin with Windows Server 2019.')
  expect(facts).toContainEqual(['kubernetes.serverVersion', '1.27.9', 1])
  expect(facts).toContainEqual(['platform', 'aks', 1])
})

test('lines of a node that a filter picked', () => {
  const command = 'PS C:\\> kubectl get node win1 -o yaml | findstr kubeletVersion'
  expect(told(`${command}\n    kubeletVersion: v1.24.9\n`)).toContainEqual([
    'kubelet.version',
    '1.24.9',
    2,
  ])
  const linux = `${command}\n    kubeletVersion: v1.24.9\n    osImage: Ubuntu 22.04.4 LTS\n`
  expect(told(linux)).toEqual([])
})
