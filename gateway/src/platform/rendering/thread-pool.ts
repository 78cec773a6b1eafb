import { Worker, type MessagePort, type WorkerOptions } from 'node:worker_threads'

/** Time limit for the start of a thread, which a busy machine may slow down; milliseconds. */
const START_MS = 30_000

/** A thread's response to a task, by the number of the task. */
type Done = { id: number; output: unknown } | { id: number; error: Error }

/** A thread's messages; the first says that it has loaded what it needs. */
type Said = { isReady: true } | Done

/** Threads for what takes long, so that no task delays a payment (decision 12.2). */
export interface ThreadPool<Task extends object> {
  /** Resolves when a thread is ready. Starts one if there is none. */
  ready: () => Promise<void>
  /**
   * Runs a task. Fails if the task fails, takes too long, or ends its thread; the next task gets a new thread.
   * @param limitMs time limit for this task, instead of that of the pool
   */
  run: (task: Task, limitMs?: number) => Promise<unknown>
  close: () => Promise<void>
}

/** A task that a thread works on, or that waits for the thread to load. */
interface Running {
  resolve: (output: unknown) => void
  reject: (error: Error) => void
  limitMs: number
  late: NodeJS.Timeout
}

interface Thread {
  worker: Worker
  loaded: PromiseWithResolvers<void>
  isLoaded: boolean
  tasks: Map<number, Running>
  /** Ends the thread when it has had no work for a while. */
  resting?: NodeJS.Timeout
}

/**
 * @param file module of the threads; it calls `answerTasks`
 * @param size maximum number of threads; each is started when there is work for it
 * @param options.limitMs time limit for a task: a thread that takes longer will not finish
 * @param options.idleMs after which a thread without work is ended, to give its memory back; never by default
 */
export function createThreadPool<Task extends object>(
  file: URL,
  size: number,
  { limitMs: usualMs, idleMs, ...options }: WorkerOptions & { limitMs: number; idleMs?: number },
): ThreadPool<Task> {
  const threads: Thread[] = []
  let count = 0

  function start(): Thread {
    const worker = new Worker(file, { ...options, execArgv: [] })
    // Tasks must not keep the process alive.
    worker.unref()
    const thread: Thread = { worker, loaded: Promise.withResolvers(), isLoaded: false, tasks: new Map() }
    // Callers of `ready` get the error; without one, the thread's tasks report it.
    thread.loaded.promise.catch(() => undefined)
    const fail = (error: Error) => {
      thread.loaded.reject(error)
      leave(thread)
      clearTimeout(thread.resting)
      for (const { reject, late } of thread.tasks.values()) {
        clearTimeout(late)
        reject(error)
      }
      thread.tasks.clear()
    }
    worker.on('message', (said: Said) => {
      if ('isReady' in said) return ready(thread)
      const task = thread.tasks.get(said.id)
      if (task === undefined) return
      thread.tasks.delete(said.id)
      clearTimeout(task.late)
      if ('output' in said) task.resolve(said.output)
      else task.reject(said.error)
      if (thread.tasks.size === 0 && idleMs !== undefined) rest(thread, idleMs)
    })
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error('The thread failed')))
    worker.on('exit', () => fail(new Error('The thread has ended')))
    threads.push(thread)
    return thread
  }

  function leave(thread: Thread): void {
    const at = threads.indexOf(thread)
    if (at >= 0) threads.splice(at, 1)
  }

  function rest(thread: Thread, milliseconds: number): void {
    const end = () => {
      leave(thread)
      void thread.worker.terminate()
    }
    thread.resting = setTimeout(end, milliseconds).unref()
  }

  /** Starts the time limits of the tasks that waited for the thread to load. */
  function ready(thread: Thread): void {
    thread.isLoaded = true
    for (const task of thread.tasks.values()) {
      clearTimeout(task.late)
      task.late = limit(thread, task.limitMs)
    }
    thread.loaded.resolve()
  }

  /** Terminating a thread fails all of its tasks. */
  const limit = ({ worker, isLoaded }: Thread, milliseconds: number) =>
    setTimeout(() => void worker.terminate(), isLoaded ? milliseconds : START_MS)

  /** An idle thread, or else a new one, or else the one with the fewest tasks. */
  function next(): Thread {
    const [least] = threads.toSorted((one, other) => one.tasks.size - other.tasks.size)
    return least !== undefined && (least.tasks.size === 0 || threads.length >= size) ? least : start()
  }

  return {
    ready: () => (threads[0] ?? start()).loaded.promise,
    run: (task, limitMs = usualMs) =>
      new Promise((resolve, reject) => {
        const thread = next()
        const id = count++
        clearTimeout(thread.resting)
        thread.tasks.set(id, { resolve, reject, limitMs, late: limit(thread, limitMs) })
        thread.worker.postMessage({ id, task }, [])
      }),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

/**
 * Answers the tasks of a pool in one of its threads.
 * @param loading what performs them, which the thread loads first: if that fails, the thread ends with its error
 */
export async function answerTasks(
  port: MessagePort | null,
  loading: Promise<(task: never) => Promise<unknown>>,
): Promise<void> {
  const perform = await loading
  const say = (said: Said) => port?.postMessage(said, [])
  say({ isReady: true })
  port?.on('message', ({ id, task }: { id: number; task: never }) => {
    perform(task).then(
      (output) => say({ id, output }),
      (error: unknown) => say({ id, error: clonable(error) }),
    )
  })
}

/** An error with only the properties that can be cloned to another thread. */
function clonable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error('The thread threw what is no error')
  return Object.assign(new Error(message), { stack })
}
