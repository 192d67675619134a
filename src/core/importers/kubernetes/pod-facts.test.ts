import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const namesIn = (system: string, kind = 'Pod') => {
  const pod = `  nodeName: w22-03\n  nodeSelector: {kubernetes.io/os: ${system}}\n  containers: [{name: a, image: registry.example.com/a:1}]\n`
  const spec =
    kind === 'Pod'
      ? `spec:\n${pod}`
      : `spec:\n  template:\n    spec:\n${pod.replace(/^/gm, '    ')}`
  const text = `apiVersion: v1\nkind: ${kind}\nmetadata: {name: a}\n${spec}`
  return diagnose([{ name: 'a.yaml', text }]).observations.flatMap(({ decision, value }) =>
    decision === 'nodeName' ? [value] : [],
  )
}

test('a pod for Windows names the node that it runs on', () => {
  expect(namesIn('windows')).toEqual(['w22-03'])
  expect(namesIn('linux')).toEqual([])
  expect(namesIn('windows', 'Deployment')).toEqual([])
})
