import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, test } from 'vitest'
import { Language, Parser, type Node } from 'web-tree-sitter'
import { resolveSource } from '../../catalog/sources/index.ts'
import { evaluate } from '../../engine/evaluate.ts'
import { generate } from '../../engine/generate.ts'
import { presets, type PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'

/** A smoke test: this grammar refuses some valid forms and takes some that Windows PowerShell 5.1 does not know. */
const parser = { current: undefined as Parser | undefined }

beforeAll(async () => {
  await Parser.init()
  const wasm = createRequire(import.meta.url).resolve(
    'tree-sitter-powershell/tree-sitter-powershell.wasm',
  )
  parser.current = new Parser()
  parser.current.setLanguage(await Language.load(readFileSync(wasm)))
})

const hostile = "it's \u2019 `$(calc) ; # \"x\" \u201c <# #> @'\n'@ %{}"

const variants: readonly (readonly [PresetId, Partial<Choices>])[] = [
  ...presets.map(({ id }) => [id, {}] as const),
  ['current', { joinMethod: 'bootstrap-token', serviceManager: 'nssm' }],
  ['current', { joinMethod: 'kubeconfig', cni: 'win-bridge', networkMode: 'l2bridge' }],
  ['current', { cni: 'win-overlay', networkMode: 'overlay', sourceVip: '10.244.3.2' }],
  ['current', { cni: 'antrea', networkMode: 'transparent' }],
  ['current', { cni: 'calico', containerRuntime: 'mirantis' }],
  ['current', { cni: 'calico', cniRelease: '3.28.0', nodeAgents: 'services' }],
  [
    'docs-1.20-flannel',
    { cni: 'antrea', cniRelease: '1.15.0', networkMode: 'transparent', joinMethod: 'kubeadm' },
  ],
  [
    'current',
    { cni: 'vpc-bridge', networkMode: 'l2bridge', platform: 'eks', joinMethod: 'kubeadm' },
  ],
  ['current', { cni: 'nat', networkMode: 'nat', isolation: 'hyperv' }],
  ['current', { httpProxy: 'http://a:b@proxy:1', noProxy: ['.x'] }],
  [
    'docs-1.20-flannel',
    {
      nodeName: hostile,
      installDirectory: hostile,
      logDirectory: hostile,
      image: hostile,
      hnsNetworkName: hostile,
      networkAdapter: hostile,
      workloadName: hostile,
      namespace: hostile,
      clusterDomain: hostile,
      apiServerEndpoint: hostile,
      kubernetesRelease: hostile,
      cniRelease: hostile,
      runtimeVersion: hostile,
      nodeTaint: hostile,
      nodeLabels: [hostile],
      noProxy: [hostile],
      httpProxy: hostile,
      httpsProxy: hostile,
      externalTargets: [hostile],
      featureGates: [hostile],
    },
  ],
]

describe.each(variants)('%s %j', (base, given) => {
  test('every script and every block to type parses', () => {
    const choices = { ...presets.find(({ id }) => id === base)?.choices, ...given } as Choices
    const files = generate(evaluate(choices), resolveSource)
    const typed = files.flatMap(({ path, language, text }) =>
      language === 'markdown' ? blocksOf(text).map((block) => ({ path, text: block })) : [],
    )
    const scripts = [...files.filter(({ language }) => language === 'powershell'), ...typed]
    expect(scripts.length - typed.length).toBeGreaterThan(6)
    expect(typed.length).toBeGreaterThan(9)
    expect(
      scripts.flatMap(({ path, text }) => faults(text).map((fault) => `${path}: ${fault}`)),
    ).toEqual([])
  })
})

/** The blocks of a document that are typed on the node. */
const blocksOf = (text: string) =>
  [...text.matchAll(/^(`{3,})powershell\n(.*?)\n\1$/gms)].map(([, , block = '']) => block)

function faults(text: string): readonly string[] {
  const tree = parser.current?.parse(text.replace('\uFEFF', ''))
  if (!tree) return ['not parsed']
  const found: string[] = []
  const visit = (node: Node) => {
    if (node.isError || node.isMissing) {
      found.push(`line ${node.startPosition.row + 1}: ${node.text.slice(0, 60)}`)
    } else {
      for (const child of node.children) if (child) visit(child)
    }
  }
  if (tree.rootNode.hasError) visit(tree.rootNode)
  tree.delete()
  return found
}
