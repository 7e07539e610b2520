import CCairo
import Foundation

/// A reference to an object of a C library.
typealias Ref = UnsafeMutableRawPointer
typealias CText = UnsafePointer<CChar>
typealias ReadyCallback = @convention(c) (Ref?, Ref?, Ref?) -> Void
typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

/// The functions of WPE WebKit and its backend for memory buffers, loaded when the first web view is created.
///
/// They may be called only where `isAvailable` is true.
enum WPE {
  private static let names = [
    "libWPEWebKit-1.1.so.0", "libwpe-1.0.so.1", "libWPEBackend-fdo-1.0.so.1", "libwayland-server.so.0",
  ]
  private static let libraries: [Ref] = {
    // The main process has no accessibility tree of pages; without the variable, the library looks for a bus and
    // complains that there is none.
    setenv("NO_AT_BRIDGE", "1", 0)
    // The signal of its garbage collector. The module JavaScriptCore chooses another one for its copy of the engine.
    setenv("JSC_SIGNAL_FOR_GC", "\(SIGUSR1)", 1)
    let found = names.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }
    return found.count == names.count ? found : []
  }()

  /// Whether the libraries are installed and the backend can be initialized.
  static let isAvailable: Bool = {
    guard !libraries.isEmpty else { return false }
    return loadBackend("libWPEBackend-fdo-1.0.so.1") && initializeBuffers()
  }()

  static func find<Function>(_ name: String) -> Function {
    for library in libraries {
      if let symbol = dlsym(library, name) { return unsafeBitCast(symbol, to: Function.self) }
    }
    fatalError("WPE WebKit lacks the function \(name)")
  }

  // MARK: Backend
  private static let loadBackend: @convention(c) (CText) -> Bool = find("wpe_loader_init")
  private static let initializeBuffers: @convention(c) () -> Bool = find("wpe_fdo_initialize_shm")
  static let makeExportable: @convention(c) (Ref, Ref?, UInt32, UInt32) -> Ref? = find(
    "wpe_view_backend_exportable_fdo_create")
  static let destroyExportable: @convention(c) (Ref) -> Void = find("wpe_view_backend_exportable_fdo_destroy")
  static let backend: @convention(c) (Ref) -> Ref = find("wpe_view_backend_exportable_fdo_get_view_backend")
  static let frameComplete: @convention(c) (Ref) -> Void = find(
    "wpe_view_backend_exportable_fdo_dispatch_frame_complete")
  static let releaseBuffer: @convention(c) (Ref, Ref) -> Void = find(
    "wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer")
  static let sharedBuffer: @convention(c) (Ref) -> Ref? = find("wpe_fdo_shm_exported_buffer_get_shm_buffer")
  static let bufferWidth: @convention(c) (Ref) -> Int32 = find("wl_shm_buffer_get_width")
  static let bufferHeight: @convention(c) (Ref) -> Int32 = find("wl_shm_buffer_get_height")
  static let bufferStride: @convention(c) (Ref) -> Int32 = find("wl_shm_buffer_get_stride")
  static let bufferData: @convention(c) (Ref) -> Ref? = find("wl_shm_buffer_get_data")
  static let beginAccess: @convention(c) (Ref) -> Void = find("wl_shm_buffer_begin_access")
  static let endAccess: @convention(c) (Ref) -> Void = find("wl_shm_buffer_end_access")
  static let setSize: @convention(c) (Ref, UInt32, UInt32) -> Void = find(
    "wpe_view_backend_dispatch_set_size")
  static let setScale: @convention(c) (Ref, Float) -> Void = find(
    "wpe_view_backend_dispatch_set_device_scale_factor")
  static let addState: @convention(c) (Ref, UInt32) -> Void = find("wpe_view_backend_add_activity_state")
  static let removeState: @convention(c) (Ref, UInt32) -> Void = find(
    "wpe_view_backend_remove_activity_state")
  static let sendTouch: @convention(c) (Ref, Ref) -> Void = find("wpe_view_backend_dispatch_touch_event")
  static let sendKey: @convention(c) (Ref, Ref) -> Void = find("wpe_view_backend_dispatch_keyboard_event")
  static let keyCode: @convention(c) (UInt32) -> UInt32 = find("wpe_unicode_to_key_code")

  // MARK: Views
  static let viewType: @convention(c) () -> GType = find("webkit_web_view_get_type")
  static let backendType: @convention(c) () -> GType = find("webkit_web_view_backend_get_type")
  static let makeViewBackend: @convention(c) (Ref, (@convention(c) (Ref?) -> Void)?, Ref?) -> Ref = find(
    "webkit_web_view_backend_new")
  static let settings: @convention(c) (Ref) -> Ref = find("webkit_web_view_get_settings")
  static let setBackground: @convention(c) (Ref, Ref) -> Void = find("webkit_web_view_set_background_color")
  static let setZoom: @convention(c) (Ref, Double) -> Void = find("webkit_web_view_set_zoom_level")
  static let isLoading: @convention(c) (Ref) -> gboolean = find("webkit_web_view_is_loading")
  static let progress: @convention(c) (Ref) -> Double = find("webkit_web_view_get_estimated_load_progress")
  static let title: @convention(c) (Ref) -> CText? = find("webkit_web_view_get_title")
  static let uri: @convention(c) (Ref) -> CText? = find("webkit_web_view_get_uri")
  static let loadRequest: @convention(c) (Ref, Ref) -> Void = find("webkit_web_view_load_request")
  static let loadHTML: @convention(c) (Ref, CText, CText?) -> Void = find("webkit_web_view_load_html")
  static let loadBytes: @convention(c) (Ref, Ref, CText?, CText?, CText?) -> Void = find(
    "webkit_web_view_load_bytes")
  static let stop: @convention(c) (Ref) -> Void = find("webkit_web_view_stop_loading")
  static let reload: @convention(c) (Ref) -> Void = find("webkit_web_view_reload")
  static let reloadFromOrigin: @convention(c) (Ref) -> Void = find("webkit_web_view_reload_bypass_cache")
  static let terminate: @convention(c) (Ref) -> Void = find("webkit_web_view_terminate_web_process")

  // MARK: History
  static let history: @convention(c) (Ref) -> Ref = find("webkit_web_view_get_back_forward_list")
  static let historyItem: @convention(c) (Ref, Int32) -> Ref? = find("webkit_back_forward_list_get_nth_item")
  static let goTo: @convention(c) (Ref, Ref) -> Void = find("webkit_web_view_go_to_back_forward_list_item")
  static let itemURI: @convention(c) (Ref) -> CText? = find("webkit_back_forward_list_item_get_uri")
  static let itemTitle: @convention(c) (Ref) -> CText? = find("webkit_back_forward_list_item_get_title")
  static let itemOriginalURI: @convention(c) (Ref) -> CText? = find(
    "webkit_back_forward_list_item_get_original_uri")

  // MARK: Requests
  static let makeRequest: @convention(c) (CText) -> Ref = find("webkit_uri_request_new")
  static let requestURI: @convention(c) (Ref) -> CText? = find("webkit_uri_request_get_uri")
  static let requestMethod: @convention(c) (Ref) -> CText? = find("webkit_uri_request_get_http_method")
  static let requestHeaders: @convention(c) (Ref) -> Ref? = find("webkit_uri_request_get_http_headers")
  static let responseURI: @convention(c) (Ref) -> CText? = find("webkit_uri_response_get_uri")
  static let responseStatus: @convention(c) (Ref) -> UInt32 = find("webkit_uri_response_get_status_code")
  static let responseLength: @convention(c) (Ref) -> UInt64 = find("webkit_uri_response_get_content_length")
  static let responseType: @convention(c) (Ref) -> CText? = find("webkit_uri_response_get_mime_type")
  static let responseHeaders: @convention(c) (Ref) -> Ref? = find("webkit_uri_response_get_http_headers")

  static let setHeader: @convention(c) (Ref, CText, CText) -> Void = find("soup_message_headers_replace")
  static let eachHeader: @convention(c) (Ref, @convention(c) (CText?, CText?, Ref?) -> Void, Ref?) -> Void =
    find(
      "soup_message_headers_foreach")

  // MARK: Policies
  static let navigationAction: @convention(c) (Ref) -> Ref = find(
    "webkit_navigation_policy_decision_get_navigation_action")
  static let actionType: @convention(c) (Ref) -> UInt32 = find("webkit_navigation_action_get_navigation_type")
  static let actionRequest: @convention(c) (Ref) -> Ref = find("webkit_navigation_action_get_request")
  static let decisionResponse: @convention(c) (Ref) -> Ref = find(
    "webkit_response_policy_decision_get_response")
  static let decisionIsShown: @convention(c) (Ref) -> gboolean = find(
    "webkit_response_policy_decision_is_mime_type_supported")
  static let use: @convention(c) (Ref) -> Void = find("webkit_policy_decision_use")
  static let ignore: @convention(c) (Ref) -> Void = find("webkit_policy_decision_ignore")
  static let download: @convention(c) (Ref) -> Void = find("webkit_policy_decision_download")

  // MARK: Scripts
  static let run: @convention(c) (Ref, CText, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_web_view_run_javascript")
  static let runInWorld: @convention(c) (Ref, CText, CText, Ref?, ReadyCallback?, Ref?) -> Void = find(
    "webkit_web_view_run_javascript_in_world")
  static let runFunction:
    @convention(c) (Ref, CText, OpaquePointer?, CText?, Ref?, ReadyCallback?, Ref?) -> Void =
      find("webkit_web_view_run_async_javascript_function_in_world")
  static let finishRun: @convention(c) (Ref, Ref, ErrorPlace?) -> Ref? = find(
    "webkit_web_view_run_javascript_in_world_finish")
  static let scriptValue: @convention(c) (Ref) -> Ref = find("webkit_javascript_result_get_js_value")
  static let releaseResult: @convention(c) (Ref) -> Void = find("webkit_javascript_result_unref")
  static let makeContentManager: @convention(c) () -> Ref = find("webkit_user_content_manager_new")
  static let addScript: @convention(c) (Ref, Ref) -> Void = find("webkit_user_content_manager_add_script")
  static let removeScripts: @convention(c) (Ref) -> Void = find(
    "webkit_user_content_manager_remove_all_scripts")
  static let makeScript: @convention(c) (CText, UInt32, UInt32, Ref?, Ref?) -> Ref = find(
    "webkit_user_script_new")
  static let makeWorldScript: @convention(c) (CText, UInt32, UInt32, CText, Ref?, Ref?) -> Ref = find(
    "webkit_user_script_new_for_world")
  static let releaseScript: @convention(c) (Ref) -> Void = find("webkit_user_script_unref")
  static let addHandler: @convention(c) (Ref, CText) -> gboolean = find(
    "webkit_user_content_manager_register_script_message_handler")
  static let removeHandler: @convention(c) (Ref, CText) -> Void = find(
    "webkit_user_content_manager_unregister_script_message_handler")
  static let addWorldHandler: @convention(c) (Ref, CText, CText) -> gboolean = find(
    "webkit_user_content_manager_register_script_message_handler_in_world")
  static let removeWorldHandler: @convention(c) (Ref, CText, CText) -> Void = find(
    "webkit_user_content_manager_unregister_script_message_handler_in_world")
  static let makeStyle: @convention(c) (CText, UInt32, UInt32, Ref?, Ref?) -> Ref = find(
    "webkit_user_style_sheet_new")
  static let addStyle: @convention(c) (Ref, Ref) -> Void = find("webkit_user_content_manager_add_style_sheet")
  static let releaseStyle: @convention(c) (Ref) -> Void = find("webkit_user_style_sheet_unref")

  // MARK: Values of scripts
  static let isUndefined: @convention(c) (Ref) -> gboolean = find("jsc_value_is_undefined")
  static let isNull: @convention(c) (Ref) -> gboolean = find("jsc_value_is_null")
  static let isBoolean: @convention(c) (Ref) -> gboolean = find("jsc_value_is_boolean")
  static let isNumber: @convention(c) (Ref) -> gboolean = find("jsc_value_is_number")
  static let isString: @convention(c) (Ref) -> gboolean = find("jsc_value_is_string")
  static let isArray: @convention(c) (Ref) -> gboolean = find("jsc_value_is_array")
  static let isObject: @convention(c) (Ref) -> gboolean = find("jsc_value_is_object")
  static let isInstance: @convention(c) (Ref, CText) -> gboolean = find("jsc_value_object_is_instance_of")
  static let toBoolean: @convention(c) (Ref) -> gboolean = find("jsc_value_to_boolean")
  static let toDouble: @convention(c) (Ref) -> Double = find("jsc_value_to_double")
  static let toBytes: @convention(c) (Ref) -> OpaquePointer? = find("jsc_value_to_string_as_bytes")
  static let property: @convention(c) (Ref, CText) -> Ref? = find("jsc_value_object_get_property")
  static let element: @convention(c) (Ref, UInt32) -> Ref? = find("jsc_value_object_get_property_at_index")
  static let propertyNames: @convention(c) (Ref) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
    find(
      "jsc_value_object_enumerate_properties")

  // MARK: Dialogs
  static let retainDialog: @convention(c) (Ref) -> Ref = find("webkit_script_dialog_ref")
  static let releaseDialog: @convention(c) (Ref) -> Void = find("webkit_script_dialog_unref")
  static let dialogType: @convention(c) (Ref) -> UInt32 = find("webkit_script_dialog_get_dialog_type")
  static let dialogMessage: @convention(c) (Ref) -> CText? = find("webkit_script_dialog_get_message")
  static let confirm: @convention(c) (Ref, gboolean) -> Void = find(
    "webkit_script_dialog_confirm_set_confirmed")
  static let defaultText: @convention(c) (Ref) -> CText? = find(
    "webkit_script_dialog_prompt_get_default_text")
  static let setText: @convention(c) (Ref, CText) -> Void = find("webkit_script_dialog_prompt_set_text")
  static let closeDialog: @convention(c) (Ref) -> Void = find("webkit_script_dialog_close")

  // MARK: Data of sites
  static let makeDataManager: @convention(c) () -> Ref = find("webkit_website_data_manager_new_ephemeral")
  static let dataManagerType: @convention(c) () -> GType = find("webkit_website_data_manager_get_type")
  static let makeContext: @convention(c) (Ref) -> Ref = find(
    "webkit_web_context_new_with_website_data_manager")
}
