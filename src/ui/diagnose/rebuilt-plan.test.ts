import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { rebuiltPlan } from './rebuilt-plan.ts'

test('what was told stands over the defaults, fixes over what was told', () => {
  const plan = rebuiltPlan({ vni: 1, nodeName: 'win-7' }, { vni: 4096 })
  expect(plan.choices).toEqual({ ...initialChoices, nodeName: 'win-7', vni: 4096 })
  expect(plan.told).toEqual(['vni', 'nodeName'])
})

test('the notice names every default and nothing that was told', () => {
  const { notice } = rebuiltPlan({ nodeName: 'win-7' }, {})
  expect(notice.text).toContain('1 value ')
  expect(notice.items).toContain('Kubernetes version of the node')
  expect(notice.items).not.toContain('Node name')
})
