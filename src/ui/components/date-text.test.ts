import { expect, test } from 'vitest'
import { dateText } from './date-text.ts'

test('a date is written out', () => expect(dateText('2026-08-31')).toBe('31 August 2026'))
