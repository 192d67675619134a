import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const head =
  'NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME'
const list = (version: string, release: string, build: string) =>
  `${head}\nw1     Ready    <none>   90d   ${version}   10.0.0.61     <none>        Windows Server ${release} Datacenter   10.0.${build}   containerd://2.1.5\n`
const placeAsked = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .questions.filter(({ about }) => about.includes('platform'))
    .map(({ ask, when }) => `${ask} ${when}`)

test('where a node runs is asked where its release is taken at some places alone', () => {
  const text = list('v1.33.4', '2025', '26100.7171')
  expect(placeAsked(text)).toEqual(['Where does the node run? With any but AKS'])
  expect(diagnose([{ name: 'a.txt', text }]).collect).toContainEqual({
    command: 'kubectl describe node NODE',
    why: 'It answers: Where does the node run?',
  })
})

test.each([
  ['the release is taken everywhere', list('v1.33.4', '2022', '20348.2700')],
  ['the place is told', `The nodes run on AKS.\n\n${list('v1.33.4', '2025', '26100.7171')}`],
  ['no node is told of', 'The pods do not start.\n'],
])('it is not where %s', (_, text) => expect(placeAsked(text)).toEqual([]))
