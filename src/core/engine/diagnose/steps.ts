/**
 * Long work that whoever runs it may interrupt between its steps. Each step yields how many
 * characters of the input it went through.
 */
export type Steps<T> = Generator<number, T, undefined>

/** Runs all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Steps that are one of several rounds through the same input. */
export function* slowed<T>(steps: Steps<T>, rounds: number): Steps<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    yield value / rounds
  }
}
