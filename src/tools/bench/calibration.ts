import { median, report, time } from './metric.ts'

const rounds = 50_000_000

/** A fixed piece of arithmetic, so that a slow machine shows. */
export function benchCalibration(): void {
  report('calibration', median(Array.from({ length: 5 }, () => time(arithmetic))))
}

/** Each number follows from the one before, so that nothing of it can be left out. */
function arithmetic(): number {
  let number = 1
  for (let i = 0; i < rounds; i++) number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0
  return number
}
