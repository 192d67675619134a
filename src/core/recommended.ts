/** Recommending: which value of a plan a source speaks for, and because of what. */
export { recommendedFor, type Recommended } from './engine/recommended.ts'
