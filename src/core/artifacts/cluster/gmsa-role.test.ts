import { expect, test } from 'vitest'
import { contentOf } from '../../testing/generate-content.ts'
import { gmsaRole } from './gmsa-role.ts'

test('lets the account of the pods use the one credential spec', () => {
  const text = contentOf(gmsaRole, { gmsaCredentialSpec: 'webapp1', namespace: 'shop' }).content
    ?.text
  expect(text).toContain('verbs:\n      - use')
  expect(text).toContain('resourceNames:\n      - webapp1')
  expect(text).toContain('namespace: shop')
})

test('without a gMSA there is none', () => expect(contentOf(gmsaRole).content).toBe(undefined))
