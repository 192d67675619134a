import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const added =
  'az aks nodepool add -g rg --cluster-name shop -n w25 --os-type Windows --os-sku Windows2025 --max-pods 60 --kubernetes-version 1.34.2 --enable-fips-image'
const disagree = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.filter(({ id }) => id === 'values-disagree')

test.each([
  `The old pool (Windows2022, name w22, max-pods 110) works and stays. The new one:\n${added}\n`,
  `The existing pool has Windows2022 and max-pods 110. Next to it we add\n\n\`\`\`\n${added}\n\`\`\`\n`,
])('another pool has values of its own: %s', (text) => expect(disagree(text)).toEqual([]))

test('a pool that is told in two ways', () =>
  expect(disagree(`Our pool has Windows2022. We made it with\n${added}\n`)).not.toEqual([]))
