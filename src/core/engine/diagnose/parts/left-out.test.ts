import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { isPublishedPage } from './published-pages.ts'

const grave = (files: Readonly<Record<string, string>>) =>
  diagnose(Object.entries(files).map(([name, text]) => ({ name, text })))
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, file, line }) => `${id} ${file}:${line}`)

const example =
  '```yaml\nspec:\n  nodeSelector:\n    kubernetes.io/os: windows\n  containers:\n  - name: a\n    image: mcr.microsoft.com/windows/servercore:ltsc2022\n    securityContext:\n      privileged: true\n```\n'
const chapters = `# Run it\n\nText.\n\n## Before you begin\n\n${example}\n## Next steps\n\nText.\n`
const learn = `---\ntitle: Run containers\nms.topic: how-to\nms.date: 01/01/2025\n---\n\n${chapters}`
const asciidoc = `[id="windows-pods_{context}"]\n= Windows pods\n\nifdef::x[]\nendif::[]\n\n== First\n\n== Second\n\n[source,yaml]\n----\n${example}\n----\n`
const docusaurus = `---\ntitle: Options\n---\n\n:::note\nText.\n:::\n\n${chapters}`
const readme = `${chapters}See [a](../a.md), [b](./b.md), [c](#next-steps) and [d](d.md).\n\n<!-- toc -->\n`

describe('pages of documentation', () => {
  test.each([
    learn,
    asciidoc,
    docusaurus,
    readme,
    // Pages of Microsoft are translated as they stand.
    learn.replace('Text.', 'Así está hecho nuestro clúster.'),
    docusaurus.replace('Text.', '在本例中，节点使用 flannel。'),
    '### YamlMime:FAQ\nmetadata:\n  title: FAQ\n',
  ])('nothing in one is judged: %j', (text) => {
    expect(isPublishedPage({ name: 'a', text })).toBe(true)
    const { findings, unread, documents } = diagnose([{ name: 'a.md', text }])
    expect(findings).toEqual([])
    expect(unread.map(({ reason }) => reason)).toEqual([expect.stringMatching(/documentation/)])
    expect(documents.map(({ recognisedAs }) => recognisedAs)).toEqual(['A page of documentation'])
  })

  test.each([
    chapters,
    `## What happened\n\nI tried it on our nodes, see [here](#1).\n\n## Versions\n\n1.30\n\n## Pod\n\n${example}`,
    learn.replace('Text.', 'This is the runbook of our cluster.'),
    docusaurus.replace('Text.', 'I created two machines for it; I’ll show how.'),
    docusaurus.replace('Text.', '本集群中使用 flannel。'),
    docusaurus.replace('Text.', 'Voici comment notre cluster est fait.'),
    docusaurus.replace('Text.', 'So sieht es in unserem Cluster aus.'),
    docusaurus.replace('Text.', 'Así está hecho nuestro clúster.'),
    docusaurus.replace('Text.', 'У нас два узла.'),
    `title: a\n${example}`,
    'apiVersion: v1\nkind: Pod\n',
  ])('%j is none', (text) => expect(isPublishedPage({ name: 'a', text })).toBe(false))

  test('what was sent beside it is judged as ever', () => {
    const pod =
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\nspec:\n  os:\n    name: windows\n  hostIPC: true\n  containers:\n  - name: a\n    image: mcr.microsoft.com/windows/servercore:ltsc2022\n'
    expect(grave({ 'a.md': learn, 'pod.yaml': pod })).toEqual(['pod-field pod.yaml:8'])
  })
})

const old =
  'C:\\k\\kubelet.exe --network-plugin=cni --container-runtime-endpoint=npipe:////./pipe/containerd-containerd'
const now = 'C:\\k\\kubelet.exe --container-runtime-endpoint=npipe:////./pipe/containerd-containerd'

describe('what was before a change', () => {
  const pairs = [
    ['Before (this used to be):', 'After (we changed it to this, and it works now):'],
    ['Before:', 'After:'],
    ['Old flags:', 'New flags:'],
    ['## Old', '## New'],
    ['**Before**', '**After**'],
    ['This used to be:', 'We changed it to:'],
    ['We had:', 'Now we have:'],
    ['Vorher:', 'Nachher:'],
    ['Alte Konfiguration:', 'Neue Konfiguration:'],
    ['Avant :', 'Maintenant :'],
    ['修改前：', '修改后：'],
    ['変更前：', '変更後：'],
  ] as const
  const of = ([first, second]: readonly [string, string]) =>
    `Kubernetes 1.30.4, Windows Server 2022\n\n${first}\n\n  ${old}\n\n${second}\n\n  ${now}\n`

  test.each(pairs)('%j beside %j is not judged', (first, second) => {
    expect(grave({ 'a.md': of([first, second]) })).toEqual([])
    // The one that is there now is.
    expect(grave({ 'a.md': of([first, second]).replace(now, old) })).toEqual(['flag-known a.md:9'])
  })

  test.each([
    ['Before:', 'After (planned):'],
    ['Old:', 'New (proposed, not yet rolled out):'],
    ['Before I forget, this is what runs here:', 'After lunch:'],
    ['Old node:', 'Another node:'],
    ['Before:', ''],
  ] as const)('%j beside %j is what there is', (first, second) => {
    expect(grave({ 'a.md': of([first, second]) })).toContain('flag-known a.md:5')
  })

  test('its paragraph ends it', () => {
    const text = `Kubernetes 1.30.4, Windows Server 2022\n\nOld values:\ntype: OpenShiftSDN\n\nNew values:\ntype: OVNKubernetes\n\n${old}\n`
    expect(grave({ 'a.txt': text })).toEqual(['flag-known a.txt:9'])
    const { observations } = diagnose([{ name: 'a.txt', text }])
    expect(observations.filter(({ raw }) => raw === 'OpenShiftSDN')).toEqual([])
  })
})
