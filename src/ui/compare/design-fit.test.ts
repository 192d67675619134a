import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { designFits } from './design-fit.ts'

const fitting = (changes: Partial<typeof initialChoices>) =>
  designFits({ ...initialChoices, ...changes })
    .filter(({ against }) => against.length === 0)
    .map(({ design }) => design.name)

test('what fits follows the platform', () => {
  expect(fitting({ platform: 'on-premises' })).toContain('Flannel host-gw, L2Bridge')
  expect(fitting({ platform: 'on-premises' })).not.toContain('Azure CNI, L2Bridge')
  expect(fitting({ platform: 'azure' })).toContain('Azure CNI, L2Bridge')
})

test('what does not fit says why', () => {
  const azure = designFits(initialChoices).find(({ design }) => design.cni === 'azure-vnet')
  expect(azure?.against[0]?.message).toMatch(/Azure/)
})
