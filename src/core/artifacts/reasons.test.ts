import { expect, test } from 'vitest'
import { presets } from '../model/presets/index.ts'
import { contentOf } from '../testing/generate-content.ts'
import { collectLogs } from './verify/collect-logs.ts'
import { joinNode } from './node/join-node.ts'
import { prepareNode } from './node/prepare-node.ts'
import { protectSecrets } from './node/protect-secrets.ts'
import { removeNode } from './node/remove-node.ts'
import { verifyPowershell } from './verify/verify-powershell.ts'
import { verifyShell } from './verify/verify-shell.ts'

const scripts = [
  prepareNode,
  joinNode,
  protectSecrets,
  removeNode,
  verifyPowershell,
  verifyShell,
  collectLogs,
]

const cases = scripts.flatMap((script) =>
  presets.map(({ id }) => [script.id, id, contentOf(script, {}, id).content] as const),
)

test.each(cases)('%s of %s: each line has its reason', (_, __, content) => {
  const reasons = content?.explain()
  const lines = content?.text.split('\n') ?? []
  const bare = lines.filter((line, i) => line !== '' && !reasons?.get(i + 1)?.text)
  expect(bare).toEqual([])
})
